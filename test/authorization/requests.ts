import type {
  BrandStatus,
  BrandUserStatus,
  CasinoStatus,
  CompanyStatus,
  ComplianceStatus,
  GameStatus,
  GameVersionStatus,
  TestRunStatus,
} from '#domain/generated/types';
import type { Operation } from './matrix';
import type { FileOperation } from './matrix-of-files';
import { brandCalls } from './requests-of-brands';
import { casinoCalls } from './requests-of-casinos';
import { complianceCalls } from './requests-of-compliance';
import { gameCalls } from './requests-of-games';
import { labCalls } from './requests-of-lab';
import { playCalls } from './requests-of-play';
import { playerCalls } from './requests-of-players';
import type { Target } from './rights';

/**
 * What a cell's object is: something in some status that belongs to a company and has its id, a person, a sitting at
 * a game, or nothing that has an owner. `games` and `casinos` are those of a company: lists, which are never missing.
 * A `list` shows companies or what is public, `runs` are those that somebody started.
 */
export type Subject = Given | 'games' | 'casinos' | 'person' | 'caller' | 'sitting' | 'owner' | List;
export type List = 'list' | 'runs';
export type Given =
  | { readonly company: CompanyStatus }
  | { readonly profile: ComplianceStatus; readonly lacks?: ProfileLack }
  | { readonly game: GameStatus }
  | { readonly version: GameVersionStatus; readonly lacks?: VersionLack }
  | { readonly run: TestRunStatus }
  | House;
/** A casino with a brand, and there somebody who plays, or the caller as a player with a seat at its game. */
export type House = (
  | { readonly casino: CasinoStatus }
  | { readonly brand: BrandStatus }
  | { readonly player: BrandUserStatus }
  | { readonly seat: 'ACTIVE' }
) & { readonly lacks?: HouseLack };
/** An approved company, a valid profile, an active casino, games in the brand, that they are offered, a player who may play. */
export type HouseLack = 'approval' | 'compliance' | 'open' | 'games' | 'offer' | 'standing' | LicenceLack;
/** Parts of a casino's licence. */
export type LicenceLack = 'licence number' | 'licence address' | 'licence term';
/**
 * What a file needs to become a document: the upload check has passed it, and the owner has uploaded it. And a decision
 * on the document that is there.
 */
export type ProfileLack = 'file' | 'own file' | 'decision';
/** What a version's next step asks for: an approved company, a valid profile, a proof of its model, checked images. */
export type VersionLack = 'approval' | 'compliance' | 'proof' | 'file';

export interface GraphqlRequest {
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}
export interface RestRequest {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

export interface Call<Request> {
  readonly subject: Subject;
  /** What is refused to everybody: something that is there, but not as it must be. */
  readonly unready?: readonly Given[];
  /** What else is refused to everybody, whatever their right reaches. */
  readonly never?: readonly Target[];
  /** A refusal may be recorded as a declined movement, so that no attempt of before arrives after it. */
  readonly declines?: true;
  /** The request for an object: a company's id, a person's `sub`, a play token, or the `sub` of who is to own; a brand's player is named beside it. */
  request(object: string): Request;
}

export type GraphqlOperation = Extract<Operation, `${string}.${string}`>;
export type RestOperation = Exclude<Operation, GraphqlOperation | FileOperation>;

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
const list = (query: string): Call<GraphqlRequest> => ({ subject: 'list', request: () => ({ query }) });
const onUser = (query: string): Call<GraphqlRequest> => ({
  subject: 'person',
  request: (username) => ({ query, variables: { username } }),
});

export const graphqlCalls: Readonly<Record<GraphqlOperation, Call<GraphqlRequest>>> = {
  'Query.getCompany': nested('owner name'),
  'Query.listCompanies': list('{ listCompanies(limit: 100) { items { id owner } } }'),
  'Query.listReviewItems': list('{ listReviewItems(limit: 50) { items { id kind company { owner } } } }'),
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
  ...casinoCalls,
  ...brandCalls,
  ...playerCalls,
  'Mutation.addToGroup': onUser(
    'mutation ($username: String!) { addToGroup(username: $username, group: "OPERATORS") }',
  ),
  'Mutation.removeFromGroup': onUser(
    'mutation ($username: String!) { removeFromGroup(username: $username, group: "PROVIDERS") }',
  ),
  'Mutation.listUsers': list('mutation { listUsers(limit: 60) }'),
  'Mutation.deleteUser': onUser('mutation ($username: String!) { deleteUser(username: $username) }'),
};

export const restCalls: Readonly<Record<RestOperation, (token: string) => RestRequest>> = {
  'GET /v1/catalogue': () => ({ method: 'GET', path: '/api/v1/catalogue' }),
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
export const isList = (subject: Subject): subject is List => subject === 'list' || subject === 'runs';
export const isHouse = (subject: Subject): subject is House =>
  typeof subject === 'object' && ['casino', 'brand', 'player', 'seat'].some((kind) => kind in subject);
