import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ranked, type RankedEntry } from './ranking';
import { certifiedOrder, standingOrder } from './standing-order';

const entry = (scores: fc.Arbitrary<bigint>, times: fc.Arbitrary<number>): fc.Arbitrary<RankedEntry> =>
  fc.record({
    entryId: fc.uuid(),
    state: fc.record({ rounds: fc.constant(1), score: scores, reachedAt: times }),
  });

test.each([
  ['any scores', entry(fc.bigInt({ min: -(10n ** 23n), max: 10n ** 23n }), fc.integer({ min: 1 }))],
  ['many ties', entry(fc.bigInt({ min: -1n, max: 1n }), fc.integer({ min: 5, max: 6 }))],
])('orders %s as the ranking does', (_name, entries) => {
  fc.assert(
    fc.property(fc.uniqueArray(entries, { selector: ({ entryId }) => entryId }), (list) => {
      const orderOf = ({ entryId, state }: RankedEntry) => standingOrder('T1', entryId, state);
      const byText = [...list].sort((one, other) => (orderOf(one) < orderOf(other) ? 1 : -1));
      expect(byText).toEqual(ranked('T1', list));
      const certified = byText.map(({ state }, index) =>
        certifiedOrder({ rank: index + 1, score: state.score, reachedAt: state.reachedAt ?? 0 }),
      );
      expect(certified).toEqual([...certified].sort().reverse());
    }),
  );
});
