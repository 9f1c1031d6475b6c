import { afterEach, expect, jest, test } from '@jest/globals';
import type { OpenClaim } from '#domain/promotions/claims/open-claims';
import { issuedClaim } from '#domain/promotions/testing/claim';
import { settleClaimsIfPossible, type SettleNeeds } from '#lambda/services/play/settle-claims';
import { firstSeed } from '#lambda/services/play/seeds';
import { Refusal } from '#lambda/runtime/refusal';

/** Nothing is left for the player, so that one write ends the claim. */
const ended: OpenClaim = {
  ...{ claimId: 'c1', claim: issuedClaim(), reserved: 1000n, suspendedMs: 0 },
  ending: { toMain: 0n, forfeited: 0n, toBudget: 0n, isEmptied: false },
};
const play = {
  ...{ brandId: 'b1', playerId: 'p1', seed: firstSeed(() => '00'.repeat(32)), losses: {} },
  ...{ sessionId: undefined, playerVersion: 1, version: 1, claims: [ended] },
};
const needsWith = (write: SettleNeeds['write']): SettleNeeds => ({
  ledger: {} as SettleNeeds['ledger'],
  plays: { put: () => ({ Put: { TableName: 'play', Item: {} } }) },
  claims: { end: () => ({ write: {}, otherwise: new Refusal('write.collided') }) },
  budgets: { giveBack: () => ({ write: {}, otherwise: new Refusal('write.collided') }) },
  ...{ write, clock: () => new Date(0) },
});

afterEach(() => {
  jest.restoreAllMocks();
});

test.each([
  ['an error, which is logged', new Error('The table is away.'), false, 1],
  ['a refusal, after which a retry can succeed', new Refusal('write.collided'), true, 0],
])('claims that cannot be settled do not fail the caller: %s', async (_name, error, answer, logged) => {
  const log = jest.spyOn(console, 'error').mockReturnValue();
  const needs = needsWith(() => Promise.reject(error));
  expect(await settleClaimsIfPossible(needs, play)).toBe(answer);
  expect(log.mock.calls).toHaveLength(logged);
});
