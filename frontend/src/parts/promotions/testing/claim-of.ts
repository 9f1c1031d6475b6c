import type { ShownClaim, ShownProgress } from '../list-claims';

type Changes = Partial<Omit<ShownClaim, 'progress'>> & { readonly progress?: Partial<ShownProgress> | null };

/** A reward of 50.00 GLD in progress: bets of 200.00 of 500.00 are made. */
export const claimOf = ({ progress, ...changes }: Changes = {}): ShownClaim => ({
  ...{ id: 'claim', promotionId: 'promotion', type: 'DAILY_GRANT', name: 'Harbour coins' },
  ...{ coin: 'GLD', decimals: 2, period: 'ONCE', amount: '5000', status: 'ACTIVE', released: null },
  ...{ draw: null, rulesHash: 'ab'.repeat(32), createdAt: '2026-11-24T10:00:00.000Z' },
  ...changes,
  progress:
    progress === null
      ? null
      : {
          steps: [{ unit: 'BETS', done: '20000', target: '50000' }],
          ...{ purse: '5000', maxBet: null, maxWin: null },
          ...{ isSpentFirst: false, freeRounds: null, expiresAt: '2026-12-01T10:00:00.000Z' },
          ...progress,
        },
});
