import { directiveOf, type Guard } from './guard';
import type { GraphqlOperation } from '../matrix/operations';

const forGroups = (type: 'Query' | 'Mutation', groups: string, fields: readonly string[]): readonly Guard[] =>
  fields.map((field) => ({
    name: `${field}: for ${groups}`,
    together: 'directives',
    parts: [directiveOf(field)],
    operations: [`${type}.${field}` as GraphqlOperation],
  }));

/** The name of every field's user pool, next to IAM. */
const openToIam: readonly [RegExp, string] = [
  /(?<!@aws_iam\s+)@aws_cognito_user_pools/g,
  '@aws_iam @aws_cognito_user_pools',
];

/** Who may ask for a field at all. */
export const guardsOfSchema: readonly Guard[] = [
  ...forGroups('Query', 'ADMINS', ['listReviewItems']),
  ...forGroups('Mutation', 'ADMINS', [
    'approveCompany',
    'rejectCompany',
    'suspendCompany',
    'reinstateCompany',
    'acceptComplianceProfile',
    'requestComplianceChanges',
    'revokeComplianceProfile',
    'acceptComplianceDocument',
    'rejectComplianceDocument',
    'approveGameVersion',
    'rejectGameVersion',
  ]),
  ...forGroups('Query', 'PROVIDERS and ADMINS', [
    ...['getGame', 'listGames', 'getGameVersion', 'getTestRun', 'listTestRuns'],
  ]),
  ...forGroups('Mutation', 'PROVIDERS and ADMINS', [
    'createGame',
    'updateGame',
    'createGameVersion',
    'updateGameVersion',
    'startTestRun',
    'cancelTestRun',
    'submitGameVersion',
    'withdrawGameVersion',
    'publishGameVersion',
    'deprecateGame',
    'retireGame',
  ]),
  {
    name: 'IAM callers: neither their list of fields nor the directives nor the resolvers let them in',
    parts: [
      openToIam,
      ['/types/Query/fields/getPublicGame', '/types/*'],
      [/if \(!identity\?\.sub\) return util\d?\.unauthorized\(\);/, ''],
    ],
    operations: ['Query.listReviewItems', 'Query.getFileCheck'],
  },
];
