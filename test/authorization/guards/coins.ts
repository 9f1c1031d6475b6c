import type { Guard } from './guard';

const byHand = ['Mutation.grantCoins', 'Mutation.withdrawCoins'] as const;
const claims = ['Mutation.claimDailyCoins', 'Mutation.claimCoinPackage'] as const;
const gameSessions = ['Mutation.startPlaySession', 'Mutation.playRound'] as const;
const own = ['Mutation.setPlayLimits', 'Mutation.excludeSelf', 'Mutation.rotateSeeds'] as const;

/** Who moves coins and plays; in the functions, and what of brands must be so before. */
export const guardsOfCoins: readonly Guard[] = [
  {
    name: 'coins are moved by hand by level ADMIN alone, as read and as written',
    together: 'coins',
    parts: [
      [/(\w+)\?\.level!=="ADMIN"\|\|/, '!$1||'],
      ['#level = :admin AND ', '(#level = :admin OR attribute_exists(pk)) AND '],
    ],
    operations: byHand,
  },
  {
    name: 'nobody grants coins to themselves',
    together: 'coins',
    parts: [[/if\(\w+&&\w+\.userId===\w+\.sub\)throw new \w+\("player\.self"\);/, '']],
    operations: ['Mutation.grantCoins'],
  },
  {
    name: 'whoever claims is a player who may play, as read and as written',
    together: 'coins',
    parts: [
      [/if\(\w+==="SUSPENDED"\)throw new \w+\("player\.suspended"\);/g, ''],
      [/if\(\w+!=="ACTIVE"\)throw new \w+\("player\.wrong-status",\{status:\w+\}\);?/g, ''],
      ['#status = :active OR ', 'attribute_exists(pk) OR #status = :active OR '],
    ],
    operations: ['Mutation.joinBrand', ...claims, ...gameSessions],
  },
  {
    name: 'claims and joins are for open brands',
    together: 'coins',
    parts: [[/if\((\w+)\.isOpen\)return \1;/, 'return $1;']],
    operations: ['Mutation.joinBrand', ...claims],
  },
  {
    name: 'gameSessions are for open brands',
    together: 'coins',
    parts: [
      [/!\w+\.isOpen&&!\w+\.player/, 'false'],
      [/if\(!\w+\.isOpen\)throw new \w+\("brand\.closed"\);/, ''],
    ],
    operations: gameSessions,
  },
  {
    name: 'gameSessions are at offered games of the brand',
    together: 'coins',
    parts: [[/!(\w+)\?\.offered\|\|!\1\.live\|\|!\w+\?\.gameIds\.includes\(\1\.id\)/, '!$1?.live']],
    operations: gameSessions,
  },
  {
    name: 'who does not play in a brand is told nothing of it',
    together: 'coins',
    parts: [
      [
        /if\(!(\w+)\|\|!(\w+)\)throw new (\w+)\("brand\.missing"\)/,
        'if(!$1)throw new $3("brand.missing");if(!$2)throw new $3("player.missing")',
      ],
    ],
    operations: own,
  },
  {
    name: 'play asks whether the rights still stand, as read and as written',
    together: 'coins',
    parts: [
      [/if\(\w+\)throw new \w+\("caller\.rights-withdrawn"\)/, ''],
      [
        /return \w+===void 0\?\[\]:\[(\{write:\{ConditionCheck:\{TableName:\w+,Key:\w+\(\w+\(\w+,\w+\)\),ConditionExpression:"attribute_not_exists\(pk\)")/,
        'return true?[]:[$1',
      ],
    ],
    operations: [...gameSessions, ...own],
  },
  {
    name: 'coins ask whether the rights still stand, as read and as written',
    together: 'coins',
    parts: [
      [/(\w+)\.find\(\w+=>!\w+\.includes\(\w+\)\);if\(/, '$1[0];if('],
      [
        /ConditionExpression:"attribute_not_exists\(pk\)"(\}\},otherwise:new \w+\("caller\.rights-withdrawn"\)\}\),notExcluded)/,
        'ConditionExpression:"attribute_exists(pk) OR attribute_not_exists(pk)"$1',
      ],
      [/(\.includes\("ADMINS"\))&&!\w+\.includes\("ADMINS"\)/, '$1'],
    ],
    operations: [...byHand, 'Mutation.joinBrand', ...claims],
  },
  {
    name: 'a submitted casino is of an approved company',
    together: 'coins',
    parts: [
      [
        'companyKey(casino.companyId), { is: { status: "APPROVED" } }',
        'companyKey(casino.companyId), { is: { id: casino.companyId } }',
      ],
    ],
    operations: ['Mutation.submitCasino'],
  },
  {
    name: 'an accepted casino is of an approved company',
    together: 'coins',
    parts: [
      ['{ is: { status: "APPROVED" } }, { liveCasinos: 1 }', '{ is: { id: companyId } }, { liveCasinos: 1 }'],
    ],
    operations: ['Mutation.approveCasino'],
  },
  {
    name: 'an accepted casino has a valid profile behind it, unless it is a demo',
    together: 'coins',
    parts: [['jurisdiction === "DEMO" ? [] : [valid]', '[]']],
    operations: ['Mutation.approveCasino'],
  },
  {
    name: 'an operator’s company has casinos, and an approved one',
    together: 'coins',
    parts: [
      ['if (kind !== "OPERATOR") refuse("company.not-operator");', ''],
      ['if (status !== "APPROVED") refuse("company.not-approved", { status });', ''],
      ['{ is: { status: "APPROVED", name: companyName } }', '{ is: { name: companyName } }'],
    ],
    operations: ['Mutation.createCasino'],
  },
  {
    name: 'a brand opens with an active casino and a game',
    together: 'coins',
    parts: [
      ['if (casino.status !== "ACTIVE") refuse("casino.not-active", { status: casino.status });', ''],
      ['{ is: active }', '{ is: { id: casino.id } }'],
      ['if (gameIds.length === 0) missing.push("gameIds");', ''],
    ],
    operations: ['Mutation.activateBrand'],
  },
  {
    name: 'a game that a brand adds is offered',
    together: 'coins',
    parts: [['{ is: { offered: true } }', '{ is: { id: gameId } }']],
    operations: ['Mutation.addBrandGame'],
  },
];
