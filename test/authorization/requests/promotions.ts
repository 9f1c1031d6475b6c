import { ulid } from '#lambda/runtime/ulid';
import { dailyRules, type PromotionState } from '../fixtures/promotion';
import type { Part } from '../matrix/operations';
import type { Call, GraphqlRequest } from './call';

type PromotionCall = Call<GraphqlRequest>;

const mutation = (field: string, input: string, selection: string, said: object): GraphqlRequest => ({
  query: `mutation ($input: ${input}!) { ${field}(input: $input) ${selection} }`,
  variables: { input: said },
});
const query = (field: string, argument: string, selection: string) => (id: string) => ({
  query: `query ($id: ID!) { ${field}(${argument}: $id) { ${selection} } }`,
  variables: { id },
});
const inputs: Partial<Record<string, string>> = {
  cancelPromotion: 'CancelPromotionInput',
  rejectPromotion: 'RejectPromotionInput',
};
const step = (field: string, promotion: PromotionState, said: object = {}): PromotionCall => ({
  subject: { promotion },
  request: (id) => {
    const input = inputs[field] ?? 'PromotionInput';
    const selection = field === 'deletePromotion' ? '' : '{ id }';
    return mutation(field, input, selection, { id, expectedVersion: 1, ...said });
  },
});
const entered = (id: string) => ({ type: 'DAILY_GRANT', rules: JSON.stringify(dailyRules(id)) });

/** A promotion has the id of its brand. */
export const promotionCalls = {
  'Query.listPromotions': {
    subject: { brand: 'ACTIVE' },
    request: query('listPromotions', 'brandId', 'items { id }'),
  },
  'Query.getPromotion': {
    subject: { promotion: 'PUBLISHED' },
    request: query('getPromotion', 'id', 'id'),
  },
  'Query.listPromotionClaims': {
    subject: { promotion: 'PUBLISHED' },
    request: query('listPromotionClaims', 'promotionId', 'items { id }'),
  },
  'Query.listPromotionInvitations': {
    subject: { promotion: 'INVITING' },
    request: query('listPromotionInvitations', 'promotionId', 'items { id }'),
  },
  'Query.dryRunPromotion': {
    subject: { promotion: 'DRAFT' },
    request: query('dryRunPromotion', 'promotionId', 'players'),
  },
  'Query.listOffers': {
    subject: { session: 'ACTIVE' },
    unready: [
      { session: 'ACTIVE', lacks: 'open' },
      { session: 'ACTIVE', lacks: 'standing' },
    ],
    request: query('listOffers', 'brandId', 'promotionId'),
  },
  'Query.listClaims': {
    subject: { session: 'ACTIVE' },
    request: query('listClaims', 'brandId', 'items { id }'),
  },
  'Mutation.createPromotion': {
    subject: { brand: 'ACTIVE' },
    request: (brandId) =>
      mutation('createPromotion', 'CreatePromotionInput', '{ id }', {
        ...{ brandId, ...entered(brandId), requestId: ulid(new Date()) },
      }),
  },
  'Mutation.updatePromotion': {
    subject: { promotion: 'DRAFT' },
    request: (id) =>
      mutation('updatePromotion', 'UpdatePromotionInput', '{ id }', {
        ...{ id, expectedVersion: 1, ...entered(id) },
      }),
  },
  'Mutation.deletePromotion': step('deletePromotion', 'DRAFT'),
  'Mutation.publishPromotion': step('publishPromotion', 'DRAFT'),
  'Mutation.confirmPromotion': {
    ...step('confirmPromotion', 'AWAITING_CONFIRMATION'),
    unready: [{ promotion: 'SUBMITTED_BY_CALLER' }],
  },
  'Mutation.rejectPromotion': step('rejectPromotion', 'AWAITING_CONFIRMATION', { reason: 'Too much.' }),
  'Mutation.pausePromotion': step('pausePromotion', 'PUBLISHED'),
  'Mutation.resumePromotion': step('resumePromotion', 'PAUSED'),
  'Mutation.cancelPromotion': step('cancelPromotion', 'PUBLISHED', { reason: 'As agreed.' }),
  'Mutation.inviteToPromotion': {
    subject: { player: 'ACTIVE', promotion: 'INVITING' },
    unready: [{ player: 'ACTIVE', promotion: 'INVITING', lacks: 'non-manager' }],
    never: ['self'],
    request: (object) => {
      const [promotionId = '', userId = promotionId] = object.split(' ');
      return mutation('inviteToPromotion', 'InviteToPromotionInput', '{ id }', { promotionId, userId });
    },
  },
  'Mutation.claimPromotion': {
    subject: { session: 'ACTIVE' },
    unready: [
      { session: 'ACTIVE', lacks: 'open' },
      { session: 'ACTIVE', lacks: 'standing' },
      { session: 'ACTIVE', lacks: 'non-manager' },
    ],
    request: (id) =>
      mutation('claimPromotion', 'ClaimPromotionInput', '{ id }', {
        ...{ brandId: id, promotionId: id, requestId: ulid(new Date()) },
      }),
  },
  'Mutation.forfeitClaim': {
    subject: { session: 'ACTIVE', claim: 'ACTIVE' },
    request: (id) => mutation('forfeitClaim', 'ForfeitClaimInput', '{ id }', { brandId: id, claimId: id }),
  },
} as const satisfies Part<PromotionCall>;
