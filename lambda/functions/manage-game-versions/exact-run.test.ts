import { expect, test } from '@jest/globals';
import { validateModel } from '#domain/slots/validate-model';
import { diamonds } from '#domain/slots/testing/ground-truths';
import { exactRun } from '#lambda/functions/manage-game-versions/exact-run';

const declared = { declaredRtp: '0.949074', declaredMaxWinX: 20 };

test('a run tells its figures as the contract has them', () => {
  expect(exactRun(diamonds, declared)).toMatchObject({
    status: 'PASSED',
    rtp: '0.949074',
    rtpFraction: '205/216',
    hit: '0.444444',
    maxWinX: 20,
    sd: expect.stringMatching(/^\d+\.\d{4}$/) as unknown,
    volatility: 'LOW',
  });
});

test('a return beyond all reason is told too', () => {
  const pays = { D: { unit: 'CREDITS', '1': 1_000_000 } } as const;
  const lavish = { ...diamonds, scatterPays: pays, maxWinX: 1_000_000 };
  expect(exactRun(lavish, declared)).toMatchObject({ status: 'FAILED', rtp: '421296.296296' });
});

test('a largest win between two whole multiples is told as the next', () => {
  const model = { ...diamonds, modes: [{ id: 'base', cost: 3, reelSet: 'base' }], maxWinX: 100 };
  expect(exactRun(model, declared)).toMatchObject({ status: 'FAILED', maxWinX: 7 });
});

/** Sixteen kinds of scatter, each paying another sum, on six long reels: hardly two outcomes are alike. */
function boundless() {
  const ids = Array.from({ length: 16 }, (_, index) => `S${index}`);
  const strip = (reel: number) =>
    Array.from({ length: 199 }, (_, stop) => ids[(((stop + 1) * (stop + 7 + reel) * 48_271) % 199) % 16]);
  return {
    ...diamonds,
    grid: { reels: 6, rows: 8 },
    symbols: ids.map((id) => ({ id, scatter: true })),
    reelSets: { base: [0, 1, 2, 3, 4, 5].map(strip) },
    scatterPays: Object.fromEntries(
      ids.map((id, index) => [
        id,
        Object.fromEntries([
          ['unit', 'CREDITS'],
          ...[5, 9, 12].map((count) => [count, 1 + 2 ** index * count]),
        ]),
      ]),
    ),
  };
}

test('a model with too many outcomes is refused with its cycle', () => {
  const read = validateModel(boundless());
  if (!('model' in read)) throw new Error(JSON.stringify(read.faults[0]));
  expect(() => exactRun(read.model, declared)).toThrow(
    expect.objectContaining({
      code: 'version.too-large-for-exact',
      parameters: { cycle: 199 ** 6 },
    }),
  );
});
