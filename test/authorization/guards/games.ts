import { directiveOf, type Guard } from './guard';

const versionFunction = ['Mutation.createGameVersion', 'Mutation.updateGameVersion'] as const;
const complianceDecisions = [
  'Mutation.acceptComplianceProfile',
  'Mutation.requestComplianceChanges',
  'Mutation.revokeComplianceProfile',
  'Mutation.acceptComplianceDocument',
  'Mutation.rejectComplianceDocument',
] as const;

/** What is one's own. */
export const guardsOfGames: readonly Guard[] = [
  {
    name: 'a company is read by its owner and admins',
    together: 'owners',
    parts: [['row.owner !== sub && !isAdmin) return refuse("company.missing")', 'false) return row']],
    operations: [
      'Query.getCompany',
      'Company.compliance',
      'Company.history',
      'ComplianceProfile.documents',
      'Mutation.deleteCompany',
      'Mutation.closeCompany',
      'Query.listGames',
      'Mutation.createGame',
    ],
  },
  {
    name: 'a game is read by its owner and admins',
    together: 'owners',
    parts: [['row.owner !== sub && !isAdmin) return refuse("game.missing")', 'false) return row']],
    operations: [
      'Query.getGame',
      'Game.versions',
      'Game.history',
      'Mutation.deprecateGame',
      'Mutation.retireGame',
    ],
  },
  {
    name: 'a version is read by its owner and admins',
    together: 'owners',
    parts: [['row.owner !== sub && !isAdmin) return refuse("version.missing")', 'false) return row']],
    operations: [
      'Query.getGameVersion',
      'GameVersion.mathModel',
      'GameVersion.testRun',
      'Mutation.submitGameVersion',
      'Mutation.publishGameVersion',
    ],
  },
  {
    name: 'a submission of a version is withdrawn by its owner',
    together: 'owners',
    parts: [[/(status: "IN_REVIEW"), owner: [^}]*\}/, '$1 }']],
    operations: ['Mutation.withdrawGameVersion'],
  },
  {
    name: 'a run is read by who started it, the owner of its game, and admins',
    together: 'owners',
    parts: [['!isOwn && !isAdmin) return refuse("run.missing")', 'false) return row']],
    operations: ['Query.getTestRun', 'TestRun.mathModel', 'TestRun.result'],
  },
  {
    name: 'functions write and run versions of the owner’s games, and admins’',
    together: 'owners',
    parts: [
      [
        /if\(!(\w+)\|\|!\w+&&\1\.owner!==\w+\)throw new (\w+)\("game\.missing"\)/,
        'if(!$1)throw new $2("game.missing")',
      ],
    ],
    operations: [...versionFunction, 'Mutation.startTestRun'],
  },
  {
    name: 'a run is cancelled by who started it',
    together: 'owners',
    parts: [
      [
        /if\((\w+)\?\.owner!==\w+\.sub\)throw new (\w+)\("run\.missing"\)/,
        'if(!$1)throw new $2("run.missing")',
      ],
    ],
    operations: ['Mutation.cancelTestRun'],
  },
  {
    name: 'nobody decides on the compliance of their own company',
    together: 'owners',
    parts: [['isNot: { owner: callerOf(ctx).sub },', '']],
    operations: complianceDecisions,
  },
  {
    name: 'nobody decides on their own games',
    together: 'owners',
    parts: [['game.owner === callerOf(ctx).sub', 'false']],
    operations: ['Mutation.suspendGame', 'Mutation.resumeGame'],
  },
  {
    name: 'nobody decides on their own versions',
    together: 'owners',
    parts: [[', isNot: { owner: sub } };', ' };']],
    operations: ['Mutation.approveGameVersion', 'Mutation.rejectGameVersion'],
  },
  {
    name: 'games are suspended and resumed by ADMINS, who alone read games of others',
    parts: [
      directiveOf('suspendGame'),
      directiveOf('resumeGame'),
      ['row.owner !== sub && !isAdmin) return refuse("game.missing")', 'false) return row'],
    ],
    operations: ['Mutation.suspendGame', 'Mutation.resumeGame'],
  },
  {
    name: 'an admin’s write asks whether the rights still stand',
    parts: [['auditRow(ctx, event), notWithdrawn]', 'auditRow(ctx, event)]']],
    operations: [
      'Mutation.approveCompany',
      'Mutation.rejectCompany',
      'Mutation.suspendCompany',
      'Mutation.reinstateCompany',
      'Mutation.updateCompany',
      'Mutation.deleteCompany',
      'Mutation.closeCompany',
      ...complianceDecisions,
      'Mutation.createGame',
      'Mutation.updateGame',
      'Mutation.submitGameVersion',
      'Mutation.withdrawCompany',
      'Mutation.withdrawComplianceProfile',
      'Mutation.withdrawGameVersion',
      'Mutation.approveGameVersion',
      'Mutation.rejectGameVersion',
      'Mutation.publishGameVersion',
      'Mutation.suspendGame',
      'Mutation.resumeGame',
      'Mutation.deprecateGame',
      'Mutation.retireGame',
      'Mutation.confirmAge',
      'Mutation.acceptTerms',
    ],
  },
  {
    name: 'an admin whose rights were withdrawn is told so',
    parts: [['refuse("caller.rights-withdrawn")', 'refuse("write.collided")']],
    operations: [
      'Mutation.approveCompany',
      'Mutation.updateCompany',
      'Mutation.closeCompany',
      'Mutation.acceptComplianceProfile',
      'Mutation.suspendGame',
      'Mutation.approveGameVersion',
      'Mutation.approveCasino',
      'Mutation.updateBrand',
      'Mutation.setBrandUserTier',
    ],
  },
  {
    name: 'functions of versions and test runs ask whether the rights still stand',
    parts: [
      [
        /ConditionExpression:"attribute_not_exists\(pk\)"(\}\},otherwise:new \w+\("caller\.rights-withdrawn"\))/,
        'ConditionExpression:"attribute_exists(pk) OR attribute_not_exists(pk)"$1',
      ],
    ],
    operations: [...versionFunction, 'Mutation.startTestRun', 'Mutation.cancelTestRun'],
  },
];
