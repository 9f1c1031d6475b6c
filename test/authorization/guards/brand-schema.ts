import { directiveOf, type Guard } from './guard';
import type { GraphqlOperation } from '../matrix/operations';

type Part = Guard['parts'][number];

const forGroups = (
  type: 'Query' | 'Mutation',
  groups: string,
  fields: readonly string[],
  together: Guard['together'] = 'directives',
  ...behind: readonly Part[]
): readonly Guard[] =>
  fields.map((field) => ({
    name: `brands: ${field}: for ${groups}${behind.length > 0 ? ', and what is behind it' : ''}`,
    together,
    parts: [directiveOf(field), ...behind],
    operations: [`${type}.${field}` as GraphqlOperation],
  }));

const operators = 'OPERATORS and ADMINS';
const everyGroup = 'people in groups';
/** Behind the schema, a write asks for a group that was not withdrawn: whoever is in none has none. */
const groupOfWrite: Part = ['if (!group) return refuse("caller.rights-withdrawn");', ''];
const groupOfCoins: Part = [/if\(\w+===void 0\)throw new \w+\("caller\.rights-withdrawn"\);/, ''];
const groupOfPlay: Part = [/if\(\w+\)throw new \w+\("caller\.rights-withdrawn"\)/, ''];
const casinoOfOthers: Part = [
  'row.owner !== sub && !isAdmin) return refuse("casino.missing")',
  'false) return row',
];

/** Who may ask for what concerns casinos and brands at all. */
export const guardsOfBrandSchema: readonly Guard[] = [
  ...forGroups('Query', operators, ['getCasino', 'listCasinos']),
  ...forGroups('Mutation', operators, [
    ...[
      'createCasino',
      'updateCasino',
      'submitCasino',
      'withdrawCasino',
      'pauseCasino',
      'resumeCasino',
      'closeCasino',
    ],
    ...['createBrand', 'activateBrand', 'pauseBrand', 'closeBrand'],
  ]),
  ...forGroups(
    'Mutation',
    'ADMINS',
    ['approveCasino', 'rejectCasino', 'suspendCasino', 'reinstateCasino'],
    'groups of decisions',
    casinoOfOthers,
  ),
  ...forGroups('Query', everyGroup, [
    ...['getBrand', 'listBrandGames', 'listBrandUsers', 'getBrandUser', 'listStatement'],
    ...['listBrandMovements', 'listRounds', 'getSeeds'],
  ]),
  ...forGroups(
    'Mutation',
    everyGroup,
    [
      ...['updateBrand', 'addBrandGame', 'removeBrandGame', 'saveCoinType', 'saveCoinPackage'],
      ...['setBrandUserLevel', 'setBrandUserTier', 'suspendBrandUser', 'reinstateBrandUser'],
    ],
    'groups of writes',
    groupOfWrite,
  ),
  ...forGroups(
    'Mutation',
    everyGroup,
    ['joinBrand', 'grantCoins', 'withdrawCoins', 'claimDailyCoins', 'claimCoinPackage'],
    'groups of functions',
    groupOfCoins,
  ),
  ...forGroups(
    'Mutation',
    everyGroup,
    ['setPlayLimits', 'excludeSelf', 'startPlaySession', 'playRound', 'rotateSeeds'],
    'groups of functions',
    groupOfPlay,
  ),
];
