import { expect, test } from '@jest/globals';
import { claimsAfterRound, type OpenClaim } from '#domain/promotions/claims/open-claims';
import { activeClaim, betOf } from '#domain/promotions/testing/claim';
import { dayMs, startsAt } from '#domain/promotions/testing/promotion';
import { progressById } from '#lambda/services/promotions/claim-progress';

const claimId = '01KAJ3ZV8N4Q6T9XWCB2R5M7C1';
const open = (): OpenClaim => ({
  ...{ claimId, claim: activeClaim({ multiple: 2 }), reserved: 1000n, suspendedMs: 0, ending: null },
});
const never = { suspendedAt: null, suspendedMs: 0 };
const after = (days: number) => new Date(startsAt + days * dayMs);

test('shows the bets that counted, the required bets and the expiry of a claim in progress', () => {
  const { claims } = claimsAfterRound(
    [open()],
    { purse: 'MAIN', claimId, isFree: false },
    { ...betOf(300n), number: 1, win: 0n },
  );
  expect(progressById(claims, never, after(1)).get(claimId)).toMatchObject({
    ...{ purse: '1000', steps: [{ unit: 'BETS', done: '300', target: '2000' }], freeRounds: null },
    expiresAt: after(7).toISOString(),
  });
});

test('has no progress of a claim after its time, which does not run during suspensions', () => {
  expect(progressById([open()], never, after(6)).size).toBe(1);
  expect(progressById([open()], never, after(7)).size).toBe(0);
  const since = { suspendedAt: after(5).toISOString(), suspendedMs: 0 };
  expect(progressById([open()], since, after(9)).get(claimId)?.expiresAt).toBe(after(11).toISOString());
  expect(progressById([open()], { suspendedAt: null, suspendedMs: dayMs }, after(7)).size).toBe(1);
});
