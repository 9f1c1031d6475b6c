import type { UnitsTable } from './units';

/** The cost of each operation, as measured by `npm run units -- --update`, which writes this file. */
export const units = {
  'Query.listCompanies': {
    owner: { calls: ['Query Main.gsi1'], reads: 0.5, writes: 0 },
    admin: { calls: ['Query Main.gsi2'], reads: 0.5, writes: 0 },
  },
  'Query.search': {
    owner: { calls: ['BatchGetItem: 1 of Main', 'Query Main', 'Query Main'], reads: 1.5, writes: 0 },
    admin: { calls: ['BatchGetItem: 2 of Main', 'Query Main'], reads: 1.5, writes: 0 },
  },
  'Query.listUserHistory': { admin: { calls: ['Query Audit'], reads: 0.5, writes: 0 } },
  'Query.getPublishedEvent': { admin: { calls: ['GetItem Audit'], reads: 0.5, writes: 0 } },
  'Query.listAuditEvents': {
    admin: { calls: ['GetItem Main, consistent', 'Query Audit.gsi1'], reads: 1.5, writes: 0 },
  },
  'Query.listReviewItems': { admin: { calls: ['Query Main.gsi3'], reads: 1, writes: 0 } },
  'Query.getPlatformMetrics': { admin: { calls: ['Query Play'], reads: 0.5, writes: 0 } },
  'Query.getPlatformStatus': {
    admin: { calls: ['7 × Query Main.gsi2', 'Query Main.gsi3'], reads: 5, writes: 0 },
  },
  'Query.getReviewActivity': { admin: { calls: ['Query Audit.gsi1'], reads: 0.5, writes: 0 } },
  'Query.listCatalogue': {
    owner: { calls: ['Query Main.gsi3'], reads: 0.5, writes: 0 },
    admin: { calls: ['Query Main.gsi3'], reads: 0.5, writes: 0 },
  },
  'Query.searchCatalogue': {
    owner: { calls: ['Query Main'], reads: 0.5, writes: 0 },
    admin: { calls: ['Query Main'], reads: 0.5, writes: 0 },
  },
  'Query.listTestRuns': { owner: { calls: ['Query Main.gsi1'], reads: 0.5, writes: 0 } },
  'Query.getFileCheck': {
    owner: { calls: ['GetItem Main, consistent'], reads: 1, writes: 0 },
    admin: { calls: ['GetItem Main, consistent'], reads: 1, writes: 0 },
  },
  'Query.getImages': {
    owner: { calls: ['BatchGetItem: 1 of Main, consistent'], reads: 1, writes: 0 },
    admin: { calls: ['BatchGetItem: 1 of Main, consistent'], reads: 1, writes: 0 },
  },
  'Query.listSupportRequests': { admin: { calls: ['Query Main.gsi2'], reads: 0.5, writes: 0 } },
  'Query.listSupportHistory': { admin: { calls: ['Query Audit'], reads: 0.5, writes: 0 } },
  'Mutation.listUsers': { admin: { calls: ['GetItem Main, consistent'], reads: 1, writes: 0 } },
  'Query.getCompany': {
    owner: { calls: ['GetItem Main'], reads: 0.5, writes: 0 },
    admin: { calls: ['GetItem Main'], reads: 0.5, writes: 0 },
  },
  'Query.getUser': { admin: { calls: ['GetItem Main, consistent'], reads: 1, writes: 0 } },
  'Query.getOperatorMetrics': { admin: { calls: ['GetItem Main', 'Query Main.gsi1'], reads: 1, writes: 0 } },
  'Query.getProviderMetrics': {
    owner: { calls: ['GetItem Main', 'Query Main.gsi1', 'Query Play'], reads: 1.5, writes: 0 },
    admin: { calls: ['GetItem Main', 'Query Main.gsi1', 'Query Play'], reads: 1.5, writes: 0 },
  },
  'Query.getGameMetrics': {
    owner: { calls: ['BatchGetItem: 7 of Play', 'GetItem Main'], reads: 4, writes: 0 },
    admin: { calls: ['BatchGetItem: 7 of Play', 'GetItem Main'], reads: 4, writes: 0 },
  },
  'Company.compliance': {
    owner: { calls: ['GetItem Main', 'GetItem Main'], reads: 1, writes: 0 },
    admin: { calls: ['GetItem Main', 'GetItem Main'], reads: 1, writes: 0 },
  },
  'Company.history': {
    owner: { calls: ['GetItem Main', 'Query Audit'], reads: 1, writes: 0 },
    admin: { calls: ['GetItem Main', 'Query Audit'], reads: 1, writes: 0 },
  },
  'Mutation.createCompany': {
    owner: {
      calls: [
        'TransactWriteItems: Put Main, Put Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 1,
      writes: 13,
    },
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Put Main, Put Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 11,
    },
  },
  'Mutation.updateCompany': {
    owner: {
      calls: ['TransactWriteItems: Update Main, Put Audit, ConditionCheck Main', 'GetItem Main, consistent'],
      reads: 1,
      writes: 9,
    },
    admin: {
      calls: ['TransactWriteItems: Update Main, Put Audit, ConditionCheck Main', 'GetItem Main, consistent'],
      reads: 1,
      writes: 9,
    },
  },
  'Mutation.deleteCompany': {
    owner: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: 3 × Delete Main, Put Audit, ConditionCheck Main',
      ],
      reads: 1,
      writes: 13,
    },
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: 3 × Delete Main, Put Audit, ConditionCheck Main',
      ],
      reads: 1,
      writes: 13,
    },
  },
  'Mutation.submitCompany': {
    owner: {
      calls: [
        'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 1,
      writes: 13,
    },
  },
  'Mutation.withdrawCompany': {
    owner: {
      calls: ['TransactWriteItems: Update Main, Put Audit, ConditionCheck Main', 'GetItem Main, consistent'],
      reads: 1,
      writes: 11,
    },
  },
  'Mutation.approveCompany': {
    admin: {
      calls: ['TransactWriteItems: Update Main, Put Audit, ConditionCheck Main', 'GetItem Main, consistent'],
      reads: 1,
      writes: 11,
    },
  },
  'Mutation.rejectCompany': {
    admin: {
      calls: ['TransactWriteItems: Update Main, Put Audit, ConditionCheck Main', 'GetItem Main, consistent'],
      reads: 1,
      writes: 11,
    },
  },
  'Mutation.suspendCompany': {
    admin: {
      calls: ['TransactWriteItems: Update Main, Put Audit, ConditionCheck Main', 'GetItem Main, consistent'],
      reads: 1,
      writes: 10,
    },
  },
  'Mutation.reinstateCompany': {
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 10,
    },
  },
  'Mutation.closeCompany': {
    owner: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Delete Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 12,
    },
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Delete Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 12,
    },
  },
  'Mutation.saveComplianceProfile': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 3,
      writes: 9,
    },
  },
  'Mutation.submitComplianceProfile': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'Query Main, consistent',
        'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 4,
      writes: 10,
    },
  },
  'Mutation.withdrawComplianceProfile': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 3,
      writes: 10,
    },
  },
  'Mutation.acceptComplianceProfile': {
    admin: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'Query Main, consistent',
        'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 4,
      writes: 10,
    },
  },
  'Mutation.requestComplianceChanges': {
    admin: {
      calls: [
        'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 1,
      writes: 10,
    },
  },
  'Mutation.revokeComplianceProfile': {
    admin: {
      calls: [
        'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 1,
      writes: 9,
    },
  },
  'ComplianceProfile.documents': {
    owner: { calls: ['GetItem Main', 'GetItem Main', 'Query Main, consistent'], reads: 2, writes: 0 },
    admin: { calls: ['GetItem Main', 'GetItem Main', 'Query Main, consistent'], reads: 2, writes: 0 },
  },
  'Mutation.addComplianceDocument': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Update Main, ConditionCheck Main, Put Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 4,
      writes: 13,
    },
  },
  'Mutation.removeComplianceDocument': {
    owner: {
      calls: [
        'BatchGetItem: 3 of Main, consistent',
        'TransactWriteItems: Update Main, Delete Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
      ],
      reads: 3,
      writes: 11,
    },
  },
  'Mutation.acceptComplianceDocument': {
    admin: {
      calls: [
        'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 1,
      writes: 9,
    },
  },
  'Mutation.rejectComplianceDocument': {
    admin: {
      calls: [
        'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 1,
      writes: 9,
    },
  },
  'Query.getGame': {
    owner: { calls: ['GetItem Main'], reads: 0.5, writes: 0 },
    admin: { calls: ['GetItem Main'], reads: 0.5, writes: 0 },
  },
  'Query.listGames': {
    owner: { calls: ['GetItem Main', 'Query Main.gsi1'], reads: 1, writes: 0 },
    admin: { calls: ['Query Main.gsi1'], reads: 0.5, writes: 0 },
  },
  'Game.versions': {
    owner: { calls: ['GetItem Main', 'Query Main'], reads: 1, writes: 0 },
    admin: { calls: ['GetItem Main', 'Query Main'], reads: 1, writes: 0 },
  },
  'Game.history': {
    owner: { calls: ['GetItem Main', 'Query Audit'], reads: 1, writes: 0 },
    admin: { calls: ['GetItem Main', 'Query Audit'], reads: 1, writes: 0 },
  },
  'Query.getGameVersion': {
    owner: { calls: ['GetItem Main'], reads: 0.5, writes: 0 },
    admin: { calls: ['GetItem Main'], reads: 0.5, writes: 0 },
  },
  'GameVersion.mathModel': {
    owner: { calls: ['GetItem Main', 'GetItem Main'], reads: 1, writes: 0 },
    admin: { calls: ['GetItem Main', 'GetItem Main'], reads: 1, writes: 0 },
  },
  'GameVersion.testRun': {
    owner: { calls: ['GetItem Main', 'GetItem Main'], reads: 1, writes: 0 },
    admin: { calls: ['GetItem Main', 'GetItem Main'], reads: 1, writes: 0 },
  },
  'Query.getPublicGame': {
    owner: { calls: ['GetItem Main'], reads: 0.5, writes: 0 },
    admin: { calls: ['GetItem Main'], reads: 0.5, writes: 0 },
  },
  'PublicGame.rules': {
    owner: { calls: ['BatchGetItem: 2 of Main', 'GetItem Main'], reads: 1.5, writes: 0 },
    admin: { calls: ['BatchGetItem: 2 of Main', 'GetItem Main'], reads: 1.5, writes: 0 },
  },
  'Mutation.createGame': {
    owner: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Put Main, ConditionCheck Main, Put Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 13,
    },
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Put Main, ConditionCheck Main, Put Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 13,
    },
  },
  'Mutation.updateGame': {
    owner: {
      calls: ['TransactWriteItems: Update Main, Put Audit, ConditionCheck Main', 'GetItem Main, consistent'],
      reads: 1,
      writes: 9,
    },
    admin: {
      calls: ['TransactWriteItems: Update Main, Put Audit, ConditionCheck Main', 'GetItem Main, consistent'],
      reads: 1,
      writes: 9,
    },
  },
  'Mutation.createGameVersion': {
    owner: {
      calls: [
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, ConditionCheck Main, ConditionCheck Main, Put Main, Put Main, Put Audit',
      ],
      reads: 2,
      writes: 15,
    },
    admin: {
      calls: [
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, ConditionCheck Main, ConditionCheck Main, Put Main, Put Main, Put Audit',
      ],
      reads: 2,
      writes: 15,
    },
  },
  'Mutation.updateGameVersion': {
    owner: {
      calls: [
        '3 × GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, ConditionCheck Main, Put Audit',
      ],
      reads: 3,
      writes: 9,
    },
    admin: {
      calls: [
        '3 × GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, ConditionCheck Main, Put Audit',
      ],
      reads: 3,
      writes: 9,
    },
  },
  'Mutation.submitGameVersion': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 2 of Main, consistent',
        'TransactWriteItems: Update Main, ConditionCheck Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 5,
      writes: 12,
    },
    admin: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 2 of Main, consistent',
        'TransactWriteItems: Update Main, ConditionCheck Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 5,
      writes: 12,
    },
  },
  'Mutation.withdrawGameVersion': {
    owner: {
      calls: ['TransactWriteItems: Update Main, Put Audit, ConditionCheck Main', 'GetItem Main, consistent'],
      reads: 1,
      writes: 8,
    },
  },
  'Mutation.acknowledgeRtpAlert': {
    admin: {
      calls: ['TransactWriteItems: Update Main, Put Audit, ConditionCheck Main', 'GetItem Main, consistent'],
      reads: 1,
      writes: 8,
    },
  },
  'Mutation.approveGameVersion': {
    admin: {
      calls: ['TransactWriteItems: Update Main, Put Audit, ConditionCheck Main', 'GetItem Main, consistent'],
      reads: 1,
      writes: 8,
    },
  },
  'Mutation.rejectGameVersion': {
    admin: {
      calls: ['TransactWriteItems: Update Main, Put Audit, ConditionCheck Main', 'GetItem Main, consistent'],
      reads: 1,
      writes: 8,
    },
  },
  'Mutation.publishGameVersion': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'GetItem Main',
        'TransactWriteItems: Update Main, Update Main, ConditionCheck Main, Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 3.5,
      writes: 19,
    },
    admin: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'GetItem Main',
        'TransactWriteItems: Update Main, Update Main, ConditionCheck Main, Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 3.5,
      writes: 19,
    },
  },
  'Mutation.suspendGame': {
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 13,
    },
  },
  'Mutation.resumeGame': {
    admin: {
      calls: [
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 3,
      writes: 15,
    },
  },
  'Mutation.featureGame': {
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 11,
    },
  },
  'Mutation.unfeatureGame': {
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 10,
    },
  },
  'Mutation.deprecateGame': {
    owner: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: 3 × Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 17,
    },
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: 3 × Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 17,
    },
  },
  'Mutation.retireGame': {
    owner: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 10,
    },
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 10,
    },
  },
  'Query.getTestRun': {
    owner: { calls: ['GetItem Main, consistent'], reads: 1, writes: 0 },
    admin: { calls: ['GetItem Main, consistent'], reads: 1, writes: 0 },
  },
  'TestRun.mathModel': {
    owner: { calls: ['GetItem Main', 'GetItem Main, consistent'], reads: 1.5, writes: 0 },
    admin: { calls: ['GetItem Main', 'GetItem Main, consistent'], reads: 1.5, writes: 0 },
  },
  'TestRun.result': {
    owner: { calls: ['GetItem Main', 'GetItem Main, consistent'], reads: 1.5, writes: 0 },
    admin: { calls: ['GetItem Main', 'GetItem Main, consistent'], reads: 1.5, writes: 0 },
  },
  'Query.getGameCertificate': {
    owner: { calls: ['BatchGetItem: 3 of Main', 'GetItem Main', 'GetItem Main'], reads: 2.5, writes: 0 },
    admin: { calls: ['BatchGetItem: 3 of Main', 'GetItem Main', 'GetItem Main'], reads: 2.5, writes: 0 },
  },
  'Mutation.startTestRun': {
    owner: {
      calls: ['4 × GetItem Main, consistent', 'TransactWriteItems: ConditionCheck Main, 3 × Put Main'],
      reads: 4,
      writes: 9,
    },
    admin: {
      calls: ['4 × GetItem Main, consistent', 'TransactWriteItems: ConditionCheck Main, 3 × Put Main'],
      reads: 4,
      writes: 9,
    },
  },
  'Mutation.cancelTestRun': {
    owner: {
      calls: ['GetItem Main, consistent', 'TransactWriteItems: ConditionCheck Main, Update Main'],
      reads: 1,
      writes: 5,
    },
  },
  'Query.getAgeConfirmation': {
    owner: { calls: ['GetItem Main, consistent'], reads: 1, writes: 0 },
    admin: { calls: ['GetItem Main, consistent'], reads: 1, writes: 0 },
  },
  'Query.getTermsAcceptance': {
    owner: { calls: ['GetItem Main, consistent'], reads: 1, writes: 0 },
    admin: { calls: ['GetItem Main, consistent'], reads: 1, writes: 0 },
  },
  'Mutation.acceptTerms': {
    owner: {
      calls: ['TransactWriteItems: Put Main, Put Audit, ConditionCheck Main', 'GetItem Main, consistent'],
      reads: 1,
      writes: 8,
    },
    admin: {
      calls: ['TransactWriteItems: Put Main, Put Audit, ConditionCheck Main', 'GetItem Main, consistent'],
      reads: 1,
      writes: 8,
    },
  },
  'Query.exportMyData': {
    owner: { calls: [], reads: 0, writes: 0 },
    admin: { calls: [], reads: 0, writes: 0 },
  },
  'Mutation.deleteMyAccount': {
    owner: { calls: [], reads: 0, writes: 0 },
    admin: { calls: [], reads: 0, writes: 0 },
  },
  'Query.getPlayerChoice': {
    owner: { calls: ['GetItem Main, consistent'], reads: 1, writes: 0 },
    admin: { calls: ['GetItem Main, consistent'], reads: 1, writes: 0 },
  },
  'Query.listJoinedBrands': {
    owner: { calls: ['Query Main.gsi1'], reads: 0.5, writes: 0 },
    admin: { calls: ['Query Main.gsi1'], reads: 0.5, writes: 0 },
  },
  'Mutation.choosePlay': {
    owner: {
      calls: ['TransactWriteItems: Put Main, Put Audit, ConditionCheck Main', 'GetItem Main, consistent'],
      reads: 1,
      writes: 7,
    },
    admin: {
      calls: ['TransactWriteItems: Put Main, Put Audit, ConditionCheck Main', 'GetItem Main, consistent'],
      reads: 1,
      writes: 7,
    },
  },
  'Mutation.confirmAge': {
    owner: {
      calls: ['TransactWriteItems: Put Main, Put Audit, ConditionCheck Main', 'GetItem Main, consistent'],
      reads: 1,
      writes: 7,
    },
    admin: {
      calls: ['TransactWriteItems: Put Main, Put Audit, ConditionCheck Main', 'GetItem Main, consistent'],
      reads: 1,
      writes: 7,
    },
  },
  'Mutation.startDemoSession': {
    owner: { calls: ['3 × GetItem Main, consistent', 'PutItem Play'], reads: 3, writes: 1 },
    admin: { calls: ['3 × GetItem Main, consistent', 'PutItem Play'], reads: 3, writes: 1 },
  },
  'Mutation.startPreviewSession': {
    owner: { calls: ['6 × GetItem Main, consistent', 'PutItem Play'], reads: 6, writes: 1 },
    admin: { calls: ['6 × GetItem Main, consistent', 'PutItem Play'], reads: 6, writes: 1 },
  },
  'Mutation.playDemoRound': {
    owner: {
      calls: ['4 × GetItem Main, consistent', 'GetItem Play, consistent', 'UpdateItem Play'],
      reads: 5,
      writes: 1,
    },
  },
  'Mutation.startGuestSession': {
    guest: {
      calls: ['GetItem Main, consistent', 'GetItem Play, consistent', 'PutItem Play'],
      reads: 2,
      writes: 1,
    },
  },
  'Mutation.playGuestRound': {
    guest: {
      calls: ['3 × GetItem Main, consistent', 'GetItem Play, consistent', 'UpdateItem Play'],
      reads: 4,
      writes: 1,
    },
  },
  'Query.listNotifications': {
    owner: { calls: ['GetItem Main, consistent', 'Query Main'], reads: 1.5, writes: 0 },
    admin: { calls: ['GetItem Main, consistent', 'Query Main'], reads: 1.5, writes: 0 },
  },
  'Mutation.markNotificationRead': {
    owner: { calls: ['TransactWriteItems: Update Main, ConditionCheck Main'], reads: 0, writes: 4 },
    admin: { calls: ['TransactWriteItems: Update Main, ConditionCheck Main'], reads: 0, writes: 4 },
  },
  'Mutation.markNotificationsRead': {
    owner: { calls: ['TransactWriteItems: Update Main, ConditionCheck Main'], reads: 0, writes: 4 },
    admin: { calls: ['TransactWriteItems: Update Main, ConditionCheck Main'], reads: 0, writes: 4 },
  },
  'Query.getNotificationSettings': {
    owner: { calls: ['GetItem Main, consistent'], reads: 1, writes: 0 },
    admin: { calls: ['GetItem Main, consistent'], reads: 1, writes: 0 },
  },
  'Mutation.saveNotificationSettings': {
    owner: { calls: ['TransactWriteItems: Put Main, ConditionCheck Main'], reads: 0, writes: 4 },
    admin: { calls: ['TransactWriteItems: Put Main, ConditionCheck Main'], reads: 0, writes: 4 },
  },
  'Query.listMySupportRequests': {
    owner: { calls: ['Query Main.gsi1'], reads: 0.5, writes: 0 },
    admin: { calls: ['Query Main.gsi1'], reads: 0.5, writes: 0 },
  },
  'Query.getSupportRequest': { admin: { calls: ['GetItem Main, consistent'], reads: 1, writes: 0 } },
  'Mutation.createSupportRequest': {
    owner: {
      calls: ['TransactWriteItems: Put Main, Update Main, Put Audit, ConditionCheck Main'],
      reads: 0,
      writes: 11,
    },
    admin: {
      calls: ['TransactWriteItems: Put Main, Update Main, Put Audit, ConditionCheck Main'],
      reads: 0,
      writes: 11,
    },
  },
  'Mutation.answerSupportRequest': {
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 10,
    },
  },
  'Mutation.closeSupportRequest': {
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 10,
    },
  },
  'Mutation.addToGroup': {
    admin: {
      calls: ['GetItem Main, consistent', 'TransactWriteItems: ConditionCheck Main, Delete Main, Put Audit'],
      reads: 1,
      writes: 7,
    },
  },
  'Mutation.removeFromGroup': {
    admin: {
      calls: ['GetItem Main, consistent', 'TransactWriteItems: ConditionCheck Main, Put Main, Put Audit'],
      reads: 1,
      writes: 7,
    },
  },
  'Mutation.deleteUser': {
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Delete Main, Update Main, 4 × Put Main, Put Audit',
        'TransactWriteItems: ConditionCheck Main, 4 × Put Main, Put Audit',
      ],
      reads: 1,
      writes: 13,
    },
  },
  'Query.getCasino': {
    owner: { calls: ['GetItem Main'], reads: 0.5, writes: 0 },
    admin: { calls: ['GetItem Main'], reads: 0.5, writes: 0 },
  },
  'Query.listCasinos': {
    owner: { calls: ['GetItem Main', 'Query Main.gsi1'], reads: 1, writes: 0 },
    admin: { calls: ['Query Main.gsi1'], reads: 0.5, writes: 0 },
  },
  'Casino.brands': {
    owner: { calls: ['GetItem Main', 'GetItem Main', 'Query Main.gsi1'], reads: 1.5, writes: 0 },
    admin: { calls: ['GetItem Main', 'GetItem Main', 'Query Main.gsi1'], reads: 1.5, writes: 0 },
  },
  'Casino.history': {
    owner: { calls: ['GetItem Main', 'Query Audit'], reads: 1, writes: 0 },
    admin: { calls: ['GetItem Main', 'Query Audit'], reads: 1, writes: 0 },
  },
  'Query.getBrand': {
    owner: {
      calls: ['BatchGetItem: 2 of Main, consistent', 'BatchGetItem: 2 of Main, consistent'],
      reads: 4,
      writes: 0,
    },
    admin: {
      calls: ['BatchGetItem: 2 of Main, consistent', 'BatchGetItem: 2 of Main, consistent'],
      reads: 4,
      writes: 0,
    },
    player: {
      calls: ['BatchGetItem: 2 of Main, consistent', 'BatchGetItem: 2 of Main, consistent'],
      reads: 4,
      writes: 0,
    },
  },
  'Brand.me': {
    player: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 2 of Main, consistent',
        'GetItem Main, consistent',
      ],
      reads: 5,
      writes: 0,
    },
  },
  'Brand.history': {
    owner: {
      calls: ['BatchGetItem: 2 of Main, consistent', 'BatchGetItem: 2 of Main, consistent', 'Query Audit'],
      reads: 4.5,
      writes: 0,
    },
    admin: {
      calls: ['BatchGetItem: 2 of Main, consistent', 'BatchGetItem: 2 of Main, consistent', 'Query Audit'],
      reads: 4.5,
      writes: 0,
    },
  },
  'Query.listBrandGames': {
    player: {
      calls: [
        'BatchGetItem: 1 of Main',
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 2 of Main, consistent',
      ],
      reads: 4.5,
      writes: 0,
    },
  },
  'Query.getPublicLobby': {
    player: {
      calls: ['BatchGetItem: 1 of Main', 'BatchGetItem: 2 of Main', 'BatchGetItem: 3 of Main'],
      reads: 3,
      writes: 0,
    },
  },
  'Query.listPopularGames': {
    player: {
      calls: ['BatchGetItem: 2 of Main, consistent', 'BatchGetItem: 2 of Main, consistent', 'Query Play'],
      reads: 4.5,
      writes: 0,
    },
  },
  'Query.listBrandUsers': {
    owner: {
      calls: ['BatchGetItem: 2 of Main, consistent', 'BatchGetItem: 2 of Main, consistent', 'Query Main'],
      reads: 4.5,
      writes: 0,
    },
    admin: {
      calls: ['BatchGetItem: 2 of Main, consistent', 'BatchGetItem: 2 of Main, consistent', 'Query Main'],
      reads: 4.5,
      writes: 0,
    },
  },
  'Query.getBrandUser': {
    owner: {
      calls: ['BatchGetItem: 2 of Main, consistent', 'BatchGetItem: 3 of Main, consistent'],
      reads: 5,
      writes: 0,
    },
    admin: {
      calls: ['BatchGetItem: 2 of Main, consistent', 'BatchGetItem: 3 of Main, consistent'],
      reads: 5,
      writes: 0,
    },
    player: {
      calls: ['BatchGetItem: 2 of Main, consistent', 'BatchGetItem: 2 of Main, consistent'],
      reads: 4,
      writes: 0,
    },
  },
  'BrandUser.balances': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
        'Query Wallets, consistent',
      ],
      reads: 6,
      writes: 0,
    },
    admin: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
        'Query Wallets, consistent',
      ],
      reads: 6,
      writes: 0,
    },
    player: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 2 of Main, consistent',
        'Query Wallets, consistent',
      ],
      reads: 5,
      writes: 0,
    },
  },
  'Query.listStatement': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
        'Query Journal.statements',
      ],
      reads: 5.5,
      writes: 0,
    },
    admin: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
        'Query Journal.statements',
      ],
      reads: 5.5,
      writes: 0,
    },
    player: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 2 of Main, consistent',
        'Query Journal.statements',
      ],
      reads: 4.5,
      writes: 0,
    },
  },
  'Query.listBrandMovements': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 2 of Main, consistent',
        '64 × Query Journal.gsi2',
      ],
      reads: 36,
      writes: 0,
    },
    admin: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 2 of Main, consistent',
        '64 × Query Journal.gsi2',
      ],
      reads: 36,
      writes: 0,
    },
  },
  'Query.getBrandMetrics': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 2 of Main, consistent',
        'Query Main.gsi1',
        'Query Play',
        'Query Play',
      ],
      reads: 5.5,
      writes: 0,
    },
    admin: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 2 of Main, consistent',
        'Query Main.gsi1',
        'Query Play',
        'Query Play',
      ],
      reads: 5.5,
      writes: 0,
    },
  },
  'Query.listTournaments': {
    owner: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'Query Main.gsi1',
      ],
      reads: 7.5,
      writes: 0,
    },
    admin: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'Query Main.gsi1',
      ],
      reads: 7.5,
      writes: 0,
    },
    player: {
      calls: ['BatchGetItem: 5 of Main, consistent', '3 × GetItem Main, consistent', 'Query Main.gsi1'],
      reads: 8.5,
      writes: 0,
    },
  },
  'Query.getTournament': {
    owner: {
      calls: ['BatchGetItem: 5 of Main, consistent', '3 × GetItem Main, consistent'],
      reads: 8,
      writes: 0,
    },
    admin: {
      calls: ['BatchGetItem: 5 of Main, consistent', '3 × GetItem Main, consistent'],
      reads: 8,
      writes: 0,
    },
    player: {
      calls: ['BatchGetItem: 5 of Main, consistent', '4 × GetItem Main, consistent'],
      reads: 9,
      writes: 0,
    },
  },
  'Query.getLeaderboard': {
    owner: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'Query undefined.gsi1',
        'Query undefined.gsi1',
      ],
      reads: 8,
      writes: 0,
    },
    admin: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'Query undefined.gsi1',
        'Query undefined.gsi1',
      ],
      reads: 8,
      writes: 0,
    },
    player: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        '3 × GetItem Main, consistent',
        'Query undefined.gsi1',
        'Query undefined.gsi1',
      ],
      reads: 9,
      writes: 0,
    },
  },
  'Query.getTournamentCertificate': {
    owner: { calls: ['GetItem Main, consistent'], reads: 1, writes: 0 },
    admin: { calls: ['GetItem Main, consistent'], reads: 1, writes: 0 },
    player: { calls: ['GetItem Main, consistent'], reads: 1, writes: 0 },
  },
  'Query.listTournamentEntries': {
    owner: {
      calls: [
        'BatchGetItem: 1 of Main',
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'Query Main',
      ],
      reads: 8,
      writes: 0,
    },
    admin: {
      calls: [
        'BatchGetItem: 1 of Main',
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'Query Main',
      ],
      reads: 8,
      writes: 0,
    },
  },
  'Mutation.createTournament': {
    owner: {
      calls: [
        'BatchGetItem: 1 of Main',
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Put Audit',
      ],
      reads: 7.5,
      writes: 8,
    },
    admin: {
      calls: [
        'BatchGetItem: 1 of Main',
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Put Audit',
      ],
      reads: 7.5,
      writes: 8,
    },
  },
  'Mutation.updateTournament': {
    owner: {
      calls: [
        'BatchGetItem: 1 of Main',
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Put Audit',
      ],
      reads: 7.5,
      writes: 8,
    },
    admin: {
      calls: [
        'BatchGetItem: 1 of Main',
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Put Audit',
      ],
      reads: 7.5,
      writes: 8,
    },
  },
  'Mutation.deleteTournament': {
    owner: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Delete Main, Put Audit',
      ],
      reads: 7,
      writes: 8,
    },
    admin: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Delete Main, Put Audit',
      ],
      reads: 7,
      writes: 8,
    },
  },
  'Mutation.publishTournament': {
    owner: {
      calls: [
        'BatchGetItem: 1 of Main',
        'BatchGetItem: 5 of Main, consistent',
        '3 × GetItem Main, consistent',
        'GetItem Wallets, consistent',
        'TransactWriteItems: Put Journal, Update Wallets, ConditionCheck Main, Put Main, Put Main, Put Audit, Update Wallets',
      ],
      reads: 9.5,
      writes: 19,
    },
    admin: {
      calls: [
        'BatchGetItem: 1 of Main',
        'BatchGetItem: 5 of Main, consistent',
        '3 × GetItem Main, consistent',
        'GetItem Wallets, consistent',
        'TransactWriteItems: Put Journal, Update Wallets, ConditionCheck Main, Put Main, Put Main, Put Audit, Update Wallets',
      ],
      reads: 9.5,
      writes: 19,
    },
  },
  'Mutation.cancelTournament': {
    owner: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        '3 × GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Update Main, Put Main, Put Audit',
        'GetItem Main, consistent',
      ],
      reads: 9,
      writes: 14,
    },
    admin: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        '3 × GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Update Main, Put Main, Put Audit',
        'GetItem Main, consistent',
      ],
      reads: 9,
      writes: 14,
    },
  },
  'Mutation.decideTournamentEntry': {
    owner: {
      calls: [
        'BatchGetItem: 1 of Main',
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'GetItem Play, consistent',
        'Query Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Update Main, Put Play, Put Audit',
      ],
      reads: 9.5,
      writes: 11,
    },
    admin: {
      calls: [
        'BatchGetItem: 1 of Main',
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'GetItem Play, consistent',
        'Query Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Update Main, Put Play, Put Audit',
      ],
      reads: 9.5,
      writes: 11,
    },
  },
  'Mutation.joinTournament': {
    player: {
      calls: [
        'BatchGetItem: 3 of Main, consistent, 1 of Play, consistent',
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Play, Put Main, Update Main',
      ],
      reads: 11,
      writes: 8,
    },
  },
  'Query.listPromotions': {
    owner: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'Query Main, consistent',
        'Query Main.gsi1',
      ],
      reads: 7.5,
      writes: 0,
    },
    admin: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'Query Main, consistent',
        'Query Main.gsi1',
      ],
      reads: 7.5,
      writes: 0,
    },
  },
  'Query.getPromotion': {
    owner: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'Query Main, consistent',
      ],
      reads: 8,
      writes: 0,
    },
    admin: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'Query Main, consistent',
      ],
      reads: 8,
      writes: 0,
    },
  },
  'Query.listPromotionClaims': {
    owner: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'Query Main.gsi1',
      ],
      reads: 7.5,
      writes: 0,
    },
    admin: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'Query Main.gsi1',
      ],
      reads: 7.5,
      writes: 0,
    },
  },
  'Query.listPromotionInvitations': {
    owner: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'Query Main.gsi1',
      ],
      reads: 7.5,
      writes: 0,
    },
    admin: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'Query Main.gsi1',
      ],
      reads: 7.5,
      writes: 0,
    },
  },
  'Query.dryRunPromotion': {
    owner: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'PutItem Main',
        'BatchGetItem: 1 of Main',
        'Query Journal.statements',
        'Query Main',
        'Query Main, consistent',
        'PutItem Main',
      ],
      reads: 9.5,
      writes: 2,
    },
    admin: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'PutItem Main',
        'BatchGetItem: 1 of Main',
        'Query Journal.statements',
        'Query Main',
        'Query Main, consistent',
        'PutItem Main',
      ],
      reads: 9.5,
      writes: 2,
    },
  },
  'Query.listOffers': {
    player: {
      calls: [
        'BatchGetItem: 1 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent, 1 of Play, consistent',
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'Query Main, consistent',
      ],
      reads: 12,
      writes: 0,
    },
  },
  'Query.listClaims': {
    player: {
      calls: [
        'BatchGetItem: 1 of Play, consistent',
        'BatchGetItem: 4 of Main, consistent',
        'Query Main.gsi2',
      ],
      reads: 5.5,
      writes: 0,
    },
  },
  'Mutation.createPromotion': {
    owner: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Put Audit',
      ],
      reads: 7,
      writes: 11,
    },
    admin: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Put Audit',
      ],
      reads: 7,
      writes: 11,
    },
  },
  'Mutation.updatePromotion': {
    owner: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Put Audit',
      ],
      reads: 7,
      writes: 11,
    },
    admin: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Put Audit',
      ],
      reads: 7,
      writes: 11,
    },
  },
  'Mutation.deletePromotion': {
    owner: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Delete Main, Put Audit',
      ],
      reads: 7,
      writes: 11,
    },
    admin: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Delete Main, Put Audit',
      ],
      reads: 7,
      writes: 11,
    },
  },
  'Mutation.publishPromotion': {
    owner: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        '3 × GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, 66 × Put Main, Put Audit',
        'Query Main, consistent',
      ],
      reads: 10,
      writes: 141,
    },
    admin: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        '3 × GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, 66 × Put Main, Put Audit',
        'Query Main, consistent',
      ],
      reads: 10,
      writes: 141,
    },
  },
  'Mutation.confirmPromotion': {
    owner: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        '3 × GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, 66 × Put Main, Put Audit',
        'Query Main, consistent',
      ],
      reads: 10,
      writes: 143,
    },
    admin: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        '3 × GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, 66 × Put Main, Put Audit',
        'Query Main, consistent',
      ],
      reads: 10,
      writes: 143,
    },
  },
  'Mutation.rejectPromotion': {
    owner: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Put Audit',
      ],
      reads: 7,
      writes: 13,
    },
    admin: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Put Audit',
      ],
      reads: 7,
      writes: 13,
    },
  },
  'Mutation.pausePromotion': {
    owner: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        '3 × GetItem Main, consistent',
        'Query Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Put Main, Put Audit',
      ],
      reads: 9,
      writes: 13,
    },
    admin: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        '3 × GetItem Main, consistent',
        'Query Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Put Main, Put Audit',
      ],
      reads: 9,
      writes: 13,
    },
  },
  'Mutation.resumePromotion': {
    owner: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        '3 × GetItem Main, consistent',
        'Query Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Put Main, Put Audit',
      ],
      reads: 9,
      writes: 13,
    },
    admin: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        '3 × GetItem Main, consistent',
        'Query Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Put Main, Put Audit',
      ],
      reads: 9,
      writes: 13,
    },
  },
  'Mutation.cancelPromotion': {
    owner: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        '3 × GetItem Main, consistent',
        'Query Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Put Main, Put Audit',
      ],
      reads: 9,
      writes: 13,
    },
    admin: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        '3 × GetItem Main, consistent',
        'Query Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Put Main, Put Audit',
      ],
      reads: 9,
      writes: 13,
    },
  },
  'Mutation.inviteToPromotion': {
    owner: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'BatchGetItem: 6 of Main, consistent',
        '5 × GetItem Main, consistent',
        'Query Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Put Audit',
      ],
      reads: 17,
      writes: 8,
    },
    admin: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'BatchGetItem: 6 of Main, consistent',
        '5 × GetItem Main, consistent',
        'Query Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Put Audit',
      ],
      reads: 17,
      writes: 8,
    },
  },
  'Mutation.claimPromotion': {
    player: {
      calls: [
        'BatchGetItem: 1 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent, 1 of Play, consistent',
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Wallets, consistent',
        'GetItem Wallets, consistent',
        'TransactWriteItems: Put Journal, Update Wallets, ConditionCheck Main, Put Play, Put Main, Update Main, Update Play, Update Wallets',
      ],
      reads: 13,
      writes: 20,
    },
  },
  'Mutation.forfeitClaim': {
    player: {
      calls: [
        'BatchGetItem: 1 of Play, consistent',
        'BatchGetItem: 4 of Main, consistent',
        'GetItem Wallets, consistent',
        'TransactWriteItems: Put Journal, Update Wallets, Put Play, Update Main, Update Main',
        'BatchGetItem: 1 of Main, consistent',
      ],
      reads: 7,
      writes: 15,
    },
  },
  'Query.listRounds': {
    player: {
      calls: [
        'BatchGetItem: 1 of Play, consistent',
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 4 of Main, consistent',
        'Query Journal.statements',
        'Query Journal.statements',
      ],
      reads: 10,
      writes: 0,
    },
  },
  'Mutation.createCasino': {
    owner: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 11,
    },
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 11,
    },
  },
  'Mutation.updateCasino': {
    owner: {
      calls: ['TransactWriteItems: Update Main, Put Audit, ConditionCheck Main', 'GetItem Main, consistent'],
      reads: 1,
      writes: 9,
    },
    admin: {
      calls: ['TransactWriteItems: Update Main, Put Audit, ConditionCheck Main', 'GetItem Main, consistent'],
      reads: 1,
      writes: 9,
    },
  },
  'Mutation.submitCasino': {
    owner: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 13,
    },
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 13,
    },
  },
  'Mutation.withdrawCasino': {
    owner: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 10,
    },
  },
  'Mutation.approveCasino': {
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 12,
    },
  },
  'Mutation.rejectCasino': {
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 10,
    },
  },
  'Mutation.pauseCasino': {
    owner: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 10,
    },
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 10,
    },
  },
  'Mutation.resumeCasino': {
    owner: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 10,
    },
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 10,
    },
  },
  'Mutation.suspendCasino': {
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 10,
    },
  },
  'Mutation.reinstateCasino': {
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 10,
    },
  },
  'Mutation.closeCasino': {
    owner: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 12,
    },
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 2,
      writes: 12,
    },
  },
  'Mutation.createBrand': {
    owner: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Put Main, ConditionCheck Main, Put Main, Put Audit, ConditionCheck Main',
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
      ],
      reads: 6,
      writes: 12,
    },
    admin: {
      calls: [
        'GetItem Main, consistent',
        'TransactWriteItems: Put Main, ConditionCheck Main, Put Main, Put Audit, ConditionCheck Main',
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
      ],
      reads: 6,
      writes: 12,
    },
  },
  'Mutation.updateBrand': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 6,
      writes: 8,
    },
    admin: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 6,
      writes: 8,
    },
  },
  'Mutation.activateBrand': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
        'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 6,
      writes: 10,
    },
    admin: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
        'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 6,
      writes: 10,
    },
  },
  'Mutation.pauseBrand': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 6,
      writes: 8,
    },
    admin: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 6,
      writes: 8,
    },
  },
  'Mutation.closeBrand': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 6,
      writes: 8,
    },
    admin: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 6,
      writes: 8,
    },
  },
  'Mutation.addBrandGame': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
        'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 6,
      writes: 10,
    },
    admin: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
        'TransactWriteItems: Update Main, ConditionCheck Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 6,
      writes: 10,
    },
  },
  'Mutation.removeBrandGame': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 6,
      writes: 8,
    },
    admin: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 6,
      writes: 8,
    },
  },
  'Mutation.saveCoinType': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 6,
      writes: 8,
    },
    admin: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 6,
      writes: 8,
    },
  },
  'Mutation.saveCoinPackage': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 6,
      writes: 8,
    },
    admin: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 3 of Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 6,
      writes: 8,
    },
  },
  'Mutation.setBrandUserLevel': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 4 of Main, consistent',
        'TransactWriteItems: Update Main, Update Play, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 7,
      writes: 9,
    },
    admin: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 4 of Main, consistent',
        'TransactWriteItems: Update Main, Update Play, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 7,
      writes: 9,
    },
  },
  'Mutation.setBrandUserTier': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 4 of Main, consistent',
        'TransactWriteItems: Update Main, Update Play, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 7,
      writes: 9,
    },
    admin: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 4 of Main, consistent',
        'TransactWriteItems: Update Main, Update Play, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 7,
      writes: 9,
    },
  },
  'Mutation.setBrandUserTags': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 4 of Main, consistent',
        'TransactWriteItems: Update Main, Update Play, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 7,
      writes: 9,
    },
    admin: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 4 of Main, consistent',
        'TransactWriteItems: Update Main, Update Play, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 7,
      writes: 9,
    },
  },
  'Mutation.suspendBrandUser': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 4 of Main, consistent',
        'TransactWriteItems: Update Main, Update Play, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 7,
      writes: 9,
    },
    admin: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 4 of Main, consistent',
        'TransactWriteItems: Update Main, Update Play, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 7,
      writes: 9,
    },
  },
  'Mutation.reinstateBrandUser': {
    owner: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 4 of Main, consistent',
        'TransactWriteItems: Update Main, Update Play, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 7,
      writes: 9,
    },
    admin: {
      calls: [
        'BatchGetItem: 2 of Main, consistent',
        'BatchGetItem: 4 of Main, consistent',
        'TransactWriteItems: Update Main, Update Play, Put Audit, ConditionCheck Main',
        'GetItem Main, consistent',
      ],
      reads: 7,
      writes: 9,
    },
  },
  'Mutation.joinBrand': {
    player: {
      calls: [
        'BatchGetItem: 1 of Main, consistent',
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'TransactWriteItems: ConditionCheck Main, ConditionCheck Main, Put Main, Put Main, Put Audit',
        'GetItem Journal, consistent',
        'GetItem Wallets, consistent',
        'TransactWriteItems: Put Journal, Update Wallets, 3 × ConditionCheck Main, Update Play, Update Wallets',
      ],
      reads: 9,
      writes: 28,
    },
  },
  'Mutation.grantCoins': {
    owner: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Journal, consistent',
        '3 × GetItem Main, consistent',
        'GetItem Wallets, consistent',
        'TransactWriteItems: Put Journal, Update Wallets, 3 × ConditionCheck Main, Update Play, Update Wallets',
      ],
      reads: 10,
      writes: 16,
    },
    admin: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Journal, consistent',
        '3 × GetItem Main, consistent',
        'GetItem Wallets, consistent',
        'TransactWriteItems: Put Journal, Update Wallets, 3 × ConditionCheck Main, Update Play, Update Wallets',
      ],
      reads: 10,
      writes: 16,
    },
  },
  'Mutation.withdrawCoins': {
    owner: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Journal, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'GetItem Wallets, consistent',
        'TransactWriteItems: Put Journal, Update Wallets, ConditionCheck Main, Update Wallets',
      ],
      reads: 9,
      writes: 10,
    },
    admin: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Journal, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'GetItem Wallets, consistent',
        'TransactWriteItems: Put Journal, Update Wallets, ConditionCheck Main, Update Wallets',
      ],
      reads: 9,
      writes: 10,
    },
  },
  'Mutation.claimDailyCoins': {
    player: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Journal, consistent',
        'GetItem Main, consistent',
        'GetItem Wallets, consistent',
        'TransactWriteItems: Put Journal, Update Wallets, 3 × ConditionCheck Main, Update Play, Update Wallets',
      ],
      reads: 8,
      writes: 16,
    },
  },
  'Mutation.claimCoinPackage': {
    player: {
      calls: [
        'BatchGetItem: 5 of Main, consistent',
        '3 × GetItem Main, consistent',
        'TransactWriteItems: 3 × ConditionCheck Main, Put Main, Update Main',
        'GetItem Journal, consistent',
        'GetItem Wallets, consistent',
        'TransactWriteItems: Put Journal, Update Wallets, 3 × ConditionCheck Main, Update Play, Update Wallets',
      ],
      reads: 10,
      writes: 26,
    },
  },
  'Mutation.startPlaySession': {
    player: {
      calls: [
        'BatchGetItem: 3 of Main, consistent, 1 of Play, consistent',
        'BatchGetItem: 5 of Main, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'GetItem Wallets, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Play, Put Play',
      ],
      reads: 12,
      writes: 6,
    },
  },
  'Mutation.setPlayLimits': {
    player: {
      calls: [
        'BatchGetItem: 1 of Play, consistent',
        'BatchGetItem: 4 of Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, Update Play',
      ],
      reads: 5,
      writes: 7,
    },
  },
  'Mutation.excludeSelf': {
    player: {
      calls: [
        'BatchGetItem: 1 of Play, consistent',
        'BatchGetItem: 4 of Main, consistent',
        'GetItem Main, consistent',
        'TransactWriteItems: Update Main, Put Audit, Update Play, Put Main',
      ],
      reads: 6,
      writes: 9,
    },
  },
  'Mutation.rotateSeeds': {
    player: {
      calls: [
        'BatchGetItem: 1 of Play, consistent',
        'BatchGetItem: 4 of Main, consistent',
        'TransactWriteItems: Put Play, Put Play',
      ],
      reads: 5,
      writes: 4,
    },
  },
  'Mutation.shareRound': {
    player: {
      calls: [
        'BatchGetItem: 1 of Play, consistent',
        'BatchGetItem: 2 of Play, consistent',
        'BatchGetItem: 4 of Main, consistent',
        'GetItem Journal, consistent',
        'GetItem Main, consistent',
        'GetItem Main, consistent',
        'GetItem Play, consistent',
        'TransactWriteItems: ConditionCheck Main, Put Play, Put Play',
      ],
      reads: 11,
      writes: 6,
    },
  },
  'Mutation.unshareRound': {
    player: {
      calls: [
        'BatchGetItem: 1 of Play, consistent',
        'BatchGetItem: 4 of Main, consistent',
        'GetItem Play, consistent',
        'TransactWriteItems: Put Play, Delete Play',
      ],
      reads: 6,
      writes: 4,
    },
  },
  'Query.listSharedRounds': {
    player: {
      calls: [
        'BatchGetItem: 1 of Play, consistent',
        'BatchGetItem: 4 of Main, consistent',
        'GetItem Play, consistent',
      ],
      reads: 6,
      writes: 0,
    },
  },
  'Query.getReplay': {
    player: {
      calls: ['BatchGetItem: 2 of Main', 'GetItem Play, consistent', 'GetItem Play, consistent'],
      reads: 3,
      writes: 0,
    },
  },
  'Replay.rules': {
    player: {
      calls: [
        'BatchGetItem: 2 of Main',
        'BatchGetItem: 2 of Main',
        'GetItem Play, consistent',
        'GetItem Play, consistent',
      ],
      reads: 4,
      writes: 0,
    },
  },
  'Query.getSeeds': {
    player: {
      calls: ['BatchGetItem: 1 of Main, consistent', 'BatchGetItem: 1 of Play, consistent'],
      reads: 2,
      writes: 0,
    },
  },
} as const satisfies UnitsTable;
