import type { CompanyStatus } from '#domain/generated/types';
import type { RestOperation } from '../matrix/matrix';
import type { GraphqlOperation } from '../matrix/operations';
import { brandCalls } from './brands';
import type { Call, GraphqlRequest, RestRequest, Subject } from './call';
import { casinoCalls } from './casinos';
import { complianceCalls } from './compliance';
import { gameCalls } from './games';
import { labCalls } from './lab';
import { notificationCalls } from './notifications';
import { playCalls } from './play';
import { playerCalls } from './players';
import { promotionCalls } from './promotions';
import { tournamentCalls } from './tournaments';
import { supportCalls } from './support';

const write = (field: string, input: string, subject: Subject, more: object = {}): Call<GraphqlRequest> => ({
  subject,
  request: (id) => ({
    query: `mutation ($input: ${input}!) { ${field}(input: $input) { id version status } }`,
    variables: { input: { id, ...more } },
  }),
});
const step = (field: string, from: CompanyStatus) =>
  write(field, 'CompanyTransitionInput', { company: from }, { expectedVersion: 1 });
const decision = (field: string, from: CompanyStatus) =>
  write(field, 'CompanyDecisionInput', { company: from }, { expectedVersion: 1, reason: 'As agreed.' });
const nested = (selection: string): Call<GraphqlRequest> => ({
  subject: { company: 'DRAFT' },
  request: (id) => ({
    query: `query ($id: ID!) { getCompany(id: $id) { id ${selection} } }`,
    variables: { id },
  }),
});
const metrics = (field: string, selection: string): Call<GraphqlRequest> => ({
  subject: { company: 'APPROVED' },
  request: (companyId) => ({
    query: `query ($companyId: ID!) {
      ${field}(companyId: $companyId, from: "2025-01-01", to: "2025-01-07") { companyId ${selection} } }`,
    variables: { companyId },
  }),
});
const list = (query: string): Call<GraphqlRequest> => ({ subject: 'list', request: () => ({ query }) });
const onUser = (query: string): Call<GraphqlRequest> => ({
  subject: 'person',
  request: (username) => ({ query, variables: { username } }),
});

const calls = {
  'Query.getCompany': nested('owner name'),
  'Query.listCompanies': list('{ listCompanies(limit: 100) { items { id owner } } }'),
  'Query.search': {
    subject: 'names',
    request: () => ({ query: '{ search(text: "QUIET lagö", limit: 10) { id kind own } }' }),
  },
  'Query.getUser': onUser('query ($username: String!) { getUser(username: $username) }'),
  'Query.listUserHistory': list(
    '{ listUserHistory(sub: "3f1c9a54-8f5e-4d5f-9d4d-7c2b5f6a1e90") { items { action actor } } }',
  ),
  'Query.getPublishedEvent': list(
    '{ getPublishedEvent(kind: GAME, entityId: "01ARZ3NDEKTSV4RRFFQ69G5FAV", at: "2026-11-23T10:00:00.000Z", id: "01ARZ3NDEKTSV4RRFFQ69G5FAV") { day seq salt } __typename }',
  ),
  'Query.listAuditEvents': list('{ listAuditEvents(limit: 10) { items { kind entityId action actor } } }'),
  'Query.listReviewItems': list('{ listReviewItems(limit: 50) { items { id kind company { owner } } } }'),
  'Query.getPlatformMetrics': list(
    '{ getPlatformMetrics(from: "2025-01-01", to: "2025-01-07") { playerDays } }',
  ),
  'Query.getPlatformStatus': list('{ getPlatformStatus { liveGames waiting { count } } }'),
  'Query.getReviewActivity': list(
    '{ getReviewActivity(from: "2025-01-01", to: "2025-01-07") { failedTestRuns } }',
  ),
  'Query.getOperatorMetrics': metrics('getOperatorMetrics', 'totals { playerDays }'),
  'Query.getProviderMetrics': metrics('getProviderMetrics', 'playerDays'),
  'Query.getGameMetrics': {
    subject: { game: 'LIVE' },
    request: (gameId) => ({
      query: `query ($gameId: ID!) {
        getGameMetrics(gameId: $gameId, from: "2025-01-01", to: "2025-01-07") { gameId playerDays } }`,
      variables: { gameId },
    }),
  },
  'Company.compliance': nested('compliance { legalName }'),
  'Company.history': nested('history(limit: 10) { items { action actor } }'),
  'Mutation.createCompany': {
    subject: 'owner',
    request: (owner) => ({
      query:
        'mutation ($input: CreateCompanyInput!) { createCompany(input: $input) { id owner approved active } }',
      variables: { input: { owner, kind: 'PROVIDER', name: 'Second Reef' } },
    }),
  },
  'Query.listApiKeys': {
    subject: { apiKey: 'ACTIVE' },
    request: (companyId) => ({
      query: 'query ($companyId: ID!) { listApiKeys(companyId: $companyId) { id keyId createdBy } }',
      variables: { companyId },
    }),
  },
  'Mutation.createApiKey': {
    subject: { company: 'APPROVED' },
    unready: [{ company: 'SUSPENDED' }],
    request: (companyId) => ({
      query:
        'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { secret apiKey { companyId createdBy } } }',
      variables: { input: { companyId, name: 'Back office', scheme: 'V1', scopes: [] } },
    }),
  },
  'Mutation.revokeApiKey': {
    subject: { apiKey: 'ACTIVE' },
    request: (companyId) => ({
      query: 'mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) { id companyId status } }',
      variables: { input: { companyId, id: companyId } },
    }),
  },
  'Query.listWebhookEndpoints': {
    subject: { webhook: 'ENABLED' },
    request: (companyId) => ({
      query: 'query ($companyId: ID!) { listWebhookEndpoints(companyId: $companyId) { id url createdBy } }',
      variables: { companyId },
    }),
  },
  'Query.listWebhookDeliveries': {
    subject: { webhook: 'ENABLED' },
    request: (companyId) => ({
      query:
        'query ($companyId: ID!) { listWebhookDeliveries(companyId: $companyId, endpointId: $companyId) { items { id payload } } }',
      variables: { companyId },
    }),
  },
  'Mutation.createWebhookEndpoint': {
    subject: { company: 'APPROVED' },
    unready: [{ company: 'SUSPENDED' }],
    request: (companyId) => ({
      query:
        'mutation ($input: CreateWebhookEndpointInput!) { createWebhookEndpoint(input: $input) { secret endpoint { companyId createdBy } } }',
      variables: { input: { companyId, url: 'https://hooks.example/', events: ['GAME_LIVE'] } },
    }),
  },
  'Mutation.updateWebhookEndpoint': {
    subject: { webhook: 'ENABLED' },
    request: (companyId) => ({
      query:
        'mutation ($input: UpdateWebhookEndpointInput!) { updateWebhookEndpoint(input: $input) { id companyId } }',
      variables: {
        input: { companyId, id: companyId, url: 'https://hooks.example/', events: ['GAME_LIVE'] },
      },
    }),
  },
  'Mutation.setWebhookStatus': {
    subject: { webhook: 'ENABLED' },
    request: (companyId) => ({
      query: 'mutation ($input: SetWebhookStatusInput!) { setWebhookStatus(input: $input) { id status } }',
      variables: { input: { companyId, id: companyId, status: 'DISABLED' } },
    }),
  },
  'Mutation.deleteWebhookEndpoint': {
    subject: { webhook: 'ENABLED' },
    request: (companyId) => ({
      query:
        'mutation ($input: WebhookEndpointInput!) { deleteWebhookEndpoint(input: $input) { id companyId } }',
      variables: { input: { companyId, id: companyId } },
    }),
  },
  'Mutation.rotateWebhookSecret': {
    subject: { webhook: 'ENABLED' },
    request: (companyId) => ({
      query:
        'mutation ($input: WebhookEndpointInput!) { rotateWebhookSecret(input: $input) { secret endpoint { id } } }',
      variables: { input: { companyId, id: companyId } },
    }),
  },
  'Mutation.sendTestWebhook': {
    subject: { webhook: 'ENABLED' },
    request: (companyId) => ({
      query: 'mutation ($input: WebhookEndpointInput!) { sendTestWebhook(input: $input) { id status } }',
      variables: { input: { companyId, id: companyId } },
    }),
  },
  'Mutation.sendWebhookAgain': {
    subject: { webhook: 'ENABLED' },
    request: (companyId) => ({
      query: 'mutation ($input: SendWebhookAgainInput!) { sendWebhookAgain(input: $input) { id status } }',
      variables: { input: { companyId, endpointId: companyId, id: companyId } },
    }),
  },
  'Mutation.updateCompany': write(
    'updateCompany',
    'UpdateCompanyInput',
    { company: 'DRAFT' },
    { expectedVersion: 1, city: 'Sliema' },
  ),
  'Mutation.deleteCompany': write('deleteCompany', 'DeleteCompanyInput', { company: 'DRAFT' }),
  'Mutation.submitCompany': step('submitCompany', 'DRAFT'),
  'Mutation.withdrawCompany': step('withdrawCompany', 'SUBMITTED'),
  'Mutation.approveCompany': step('approveCompany', 'SUBMITTED'),
  'Mutation.rejectCompany': decision('rejectCompany', 'SUBMITTED'),
  'Mutation.suspendCompany': decision('suspendCompany', 'APPROVED'),
  'Mutation.reinstateCompany': step('reinstateCompany', 'SUSPENDED'),
  'Mutation.closeCompany': step('closeCompany', 'DRAFT'),
  'Mutation.saveComplianceProfile': {
    subject: { company: 'DRAFT' },
    request: (companyId) => ({
      query: `mutation ($input: SaveComplianceProfileInput!) {
        saveComplianceProfile(input: $input) { companyId version }
      }`,
      variables: { input: { ...emptyProfile, companyId } },
    }),
  },
  ...complianceCalls,
  ...gameCalls,
  ...labCalls,
  ...playCalls,
  ...notificationCalls,
  ...supportCalls,
  ...casinoCalls,
  ...brandCalls,
  ...playerCalls,
  ...tournamentCalls,
  ...promotionCalls,
  'Mutation.addToGroup': onUser(
    'mutation ($username: String!) { addToGroup(username: $username, group: "OPERATORS") }',
  ),
  'Mutation.removeFromGroup': onUser(
    'mutation ($username: String!) { removeFromGroup(username: $username, group: "PROVIDERS") }',
  ),
  'Mutation.listUsers': list('mutation { listUsers(limit: 60) }'),
  'Mutation.deleteUser': onUser('mutation ($username: String!) { deleteUser(username: $username) }'),
} satisfies Readonly<Record<GraphqlOperation, Call<GraphqlRequest>>>;
export const graphqlCalls: Readonly<Record<GraphqlOperation, Call<GraphqlRequest>>> = calls;

export const restCalls: Readonly<Record<RestOperation, (token: string) => RestRequest>> = {
  'GET /v1/catalogue': () => ({ method: 'GET', path: '/api/v1/catalogue' }),
  'GET /v1/audit/days': () => ({ method: 'GET', path: '/api/v1/audit/days' }),
  'GET /v1/audit/days/{day}': () => ({ method: 'GET', path: '/api/v1/audit/days/2026-11-23' }),
  'GET /v1/games': () => ({ method: 'GET', path: '/api/v1/games' }),
  'POST /v1/sessions': () => ({
    method: 'POST',
    path: '/api/v1/sessions',
    body: { brand: 'b', game: 'g', mode: 'DEMO', country: 'MT', returnUrl: 'https://casino.example/' },
  }),
  'GET /v1/metrics': () => ({
    method: 'GET',
    path: '/api/v1/metrics?from=2026-01-01&to=2026-01-07',
  }),
  'GET /v1/rounds': () => ({
    method: 'GET',
    path: '/api/v1/rounds?brand=b&from=2026-01-01&to=2026-01-07',
  }),
  'GET /v1/rounds/{id}': () => ({ method: 'GET', path: '/api/v1/rounds/b.p.r' }),
  'GET /v1/rounds/{id}/replay': () => ({ method: 'GET', path: '/api/v1/rounds/b.p.r/replay' }),
  'GET /v1/transactions': () => ({
    method: 'GET',
    path: '/api/v1/transactions?brand=b&from=2026-01-01&to=2026-01-07',
  }),
  'GET /v1/transactions/days/{day}': () => ({
    method: 'GET',
    path: '/api/v1/transactions/days/2026-01-01?brand=b',
  }),
  'GET /v1/tournaments': () => ({ method: 'GET', path: '/api/v1/tournaments?brand=b' }),
  'GET /v1/tournaments/{id}': () => ({ method: 'GET', path: '/api/v1/tournaments/x' }),
  'GET /v1/tournaments/{id}/leaderboard': () => ({
    method: 'GET',
    path: '/api/v1/tournaments/x/leaderboard',
  }),
  'GET /v1/promotions': () => ({ method: 'GET', path: '/api/v1/promotions?brand=b' }),
  'GET /v1/promotions/{id}': () => ({ method: 'GET', path: '/api/v1/promotions/x' }),
  'GET /v1/health': () => ({ method: 'GET', path: '/api/v1/health' }),
  'POST /v1/verify-id-token': (idToken) => ({
    method: 'POST',
    path: '/api/v1/verify-id-token',
    body: { idToken },
  }),
};

const emptyProfile = {
  expectedVersion: 0,
  legalName: 'Blue Reef Ltd',
  beneficialOwners: [],
  licences: [],
  declarations: { noMinors: true, noRealMoney: true, ipOwnership: true, truth: true },
};

export const isGraphql = (operation: string): operation is GraphqlOperation => operation in graphqlCalls;
