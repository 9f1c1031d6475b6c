import type { CasinoStatus } from '#domain/generated/types';
import { reportHashOf, theme } from '../fixtures/casino-rows';
import type { Part } from '../matrix/operations';
import type { Call, GraphqlRequest, CasinoLack } from './call';

const licenceParts = ['licence number', 'licence address', 'licence term'] as const;

type CasinoCall = Call<GraphqlRequest>;

/** A casino, its brand and its game have the id of their company. */
const onCasino = (
  field: string,
  input: string,
  casino: CasinoStatus,
  said: object = {},
  lacks: readonly CasinoLack[] = [],
): CasinoCall => ({
  subject: { casino },
  unready: lacks.map((lack) => ({ casino, lacks: lack })),
  request: (id) => ({
    query: `mutation ($input: ${input}!) { ${field}(input: $input) { id version status } }`,
    variables: { input: { id, expectedVersion: 1, ...said } },
  }),
});
const step = (field: string, casino: CasinoStatus, ...lacks: CasinoLack[]) =>
  onCasino(field, 'CasinoTransitionInput', casino, {}, lacks);
const decision = (field: string, casino: CasinoStatus) =>
  onCasino(field, 'CasinoDecisionInput', casino, { reason: 'As agreed.' });
const ofCasino = (selection: string): CasinoCall => ({
  subject: { casino: 'ACTIVE' },
  request: (id) => ({
    query: `query ($id: ID!) { getCasino(id: $id) { id ${selection} } }`,
    variables: { id },
  }),
});

const waiting = { casino: 'ACTIVE', wallet: 'SEAMLESS' } as const;

export const casinoCalls = {
  'Query.getCasino': ofCasino('name owner'),
  'Query.listCasinos': {
    subject: 'casinos',
    request: (companyId) => ({
      query: 'query ($companyId: ID!) { listCasinos(companyId: $companyId) { items { id } } }',
      variables: { companyId },
    }),
  },
  'Casino.brands': ofCasino('brands { items { id } }'),
  'Casino.history': ofCasino('history { items { action } }'),
  'Casino.walletTest': ofCasino('walletTest { status }'),
  'Query.getWalletReport': {
    subject: { casino: 'ACTIVE', wallet: 'SEAMLESS' },
    request: (id) => ({
      query: 'query ($hash: String!) { getWalletReport(hash: $hash) { hash report } }',
      variables: { hash: reportHashOf(id) },
    }),
  },
  'Mutation.startWalletTest': {
    subject: { casino: 'DRAFT', wallet: 'SEAMLESS' },
    unready: [{ casino: 'DRAFT' }],
    request: (casinoId) => ({
      query: 'mutation ($input: StartWalletTestInput!) { startWalletTest(input: $input) { status } }',
      variables: { input: { casinoId } },
    }),
  },
  'Mutation.shareWalletReport': {
    subject: { casino: 'ACTIVE', wallet: 'SEAMLESS' },
    request: (casinoId) => ({
      query: 'mutation ($input: ShareWalletReportInput!) { shareWalletReport(input: $input) { isPublic } }',
      variables: { input: { casinoId, hash: reportHashOf(casinoId), isPublic: true } },
    }),
  },
  'Mutation.createCasino': {
    subject: { casino: 'ACTIVE' },
    unready: [{ company: 'APPROVED' }, { casino: 'ACTIVE', lacks: 'approval' }],
    request: (companyId) => ({
      query: 'mutation ($input: CreateCasinoInput!) { createCasino(input: $input) { id status } }',
      variables: { input: { companyId, name: 'Harbour Two', jurisdiction: 'DEMO' } },
    }),
  },
  'Mutation.updateCasino': onCasino('updateCasino', 'UpdateCasinoInput', 'DRAFT', { name: 'Harbour Two' }),
  'Mutation.setWalletKey': {
    subject: { casino: 'DRAFT', wallet: 'SEAMLESS' },
    unready: [{ casino: 'DRAFT' }],
    request: (casinoId) => ({
      query:
        'mutation ($input: SetWalletKeyInput!) { setWalletKey(input: $input) { casinoId version secret } }',
      variables: { input: { casinoId, expectedVersion: 1, keyId: 'novalink', scheme: 'V1' } },
    }),
  },
  'Query.listWaitingRounds': {
    subject: waiting,
    request: (casinoId) => ({
      query: 'query ($casinoId: ID!) { listWaitingRounds(casinoId: $casinoId) { id } }',
      variables: { casinoId },
    }),
  },
  // The waiting round has the id of the casino.
  'Mutation.retryWaitingRound': {
    subject: waiting,
    request: (casinoId) => ({
      query: 'mutation ($input: WaitingRoundInput!) { retryWaitingRound(input: $input) }',
      variables: { input: { casinoId, roundId: casinoId } },
    }),
  },
  'Mutation.settleWaitingRound': {
    subject: waiting,
    request: (casinoId) => ({
      query: 'mutation ($input: SettleWaitingRoundInput!) { settleWaitingRound(input: $input) }',
      variables: { input: { casinoId, roundId: casinoId, reason: 'Paid by hand.' } },
    }),
  },
  'Mutation.submitCasino': step('submitCasino', 'DRAFT', 'approval', 'wallet test', ...licenceParts),
  'Mutation.withdrawCasino': step('withdrawCasino', 'IN_REVIEW'),
  'Mutation.approveCasino': step('approveCasino', 'IN_REVIEW', 'approval', 'compliance', 'licence term'),
  'Mutation.rejectCasino': decision('rejectCasino', 'IN_REVIEW'),
  'Mutation.pauseCasino': step('pauseCasino', 'ACTIVE'),
  'Mutation.resumeCasino': step('resumeCasino', 'PAUSED'),
  'Mutation.suspendCasino': decision('suspendCasino', 'ACTIVE'),
  'Mutation.reinstateCasino': step('reinstateCasino', 'SUSPENDED'),
  'Mutation.closeCasino': step('closeCasino', 'ACTIVE'),
  'Mutation.createBrand': {
    subject: { casino: 'ACTIVE' },
    unready: [{ casino: 'CLOSED' }],
    request: (casinoId) => ({
      query: 'mutation ($input: CreateBrandInput!) { createBrand(input: $input) { id status } }',
      variables: { input: { casinoId, slug: `new-${casinoId.toLowerCase()}`, name: 'Harbour Two', theme } },
    }),
  },
} as const satisfies Part<CasinoCall>;
