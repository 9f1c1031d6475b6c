import { expect, test } from '@jest/globals';
import { parse } from 'valibot';
import { activateClaim, issueClaim } from '#domain/promotions/claims/claim';
import type { OpenClaim } from '#domain/promotions/claims/open-claims';
import { dailyGrant } from '#domain/promotions/presets';
import type { Wagering } from '#domain/promotions/rules';
import { keptClaimsSchema, keptOf, openClaimOf } from '#lambda/stores/play/open-claims-row';

const wagering: Wagering = {
  ...{ multiple: 10, maxBet: '250', maxWin: null, validDays: 14, spendOrder: 'CLAIM_FIRST' },
  gameWeights: [{ gameId: 'amber', weightX100: 50 }],
};

function openClaim(terms: Wagering): OpenClaim {
  const rules = dailyGrant(
    {
      ...{ promotionId: 'p', version: 1, brandId: 'b', name: 'Coins', coin: 'GLD', decimals: 2 },
      ...{ termsText: 'T', startsAt: '2026-12-01T12:00:00.000Z', endsAt: null },
      ...{ budget: '100000', maxClaims: null, wagering: terms },
    },
    { amount: '1000' },
  );
  const issued = issueClaim(rules, {
    ...{ id: 'p#ada#ONCE', promotionId: 'p', version: 1, playerId: 'ada', period: 'ONCE', at: 1000 },
    ...{ basis: 0n, reservation: 1000n },
  });
  const change = activateClaim(issued, { at: 1000, sector: null });
  if (!change) throw new Error('The claim cannot be used.');
  return { claimId: 'c', claim: change.claim, reserved: 1000n, suspendedMs: 0, ending: null };
}

test.each([
  ['its wagering', wagering],
  // A rule that the tuples of the row do not have.
  ['rules that were added later', { ...wagering, minBet: '100' }],
])('a stored claim keeps %s', (_what, terms) => {
  const open = openClaim(terms);
  const [row] = parse(keptClaimsSchema, JSON.parse(JSON.stringify([keptOf(open)])));
  expect(row && openClaimOf('ada', row)).toEqual(open);
});
