import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { wholeModel } from '#engine/slots/testing/whole-model';
import { joinTallies } from './run-tally';
import { tallyFromJson, tallyToJson } from './tally-json';
import { jobOf, tallies } from '../testing/played-run';

const tally = joinTallies(tallies(wholeModel, jobOf(wholeModel, 500)));
const text = tallyToJson(tally);
const changed = (change: (json: Record<string, unknown>) => void): string => {
  const json = JSON.parse(text) as Record<string, unknown>;
  change(json);
  return JSON.stringify(json);
};

describe('a tally as text', () => {
  test('is read back unchanged', () => {
    expect(tallyFromJson(text)).toEqual(tally);
    expect([...tallyFromJson(text).wins]).toEqual([...tally.wins]);
  });

  test('supports 200,000 wins and sums beyond 2 ^ 53', () => {
    const wins = new Map(Array.from({ length: 200_000 }, (_, at) => [at * 1000, 3_000_000]));
    const won = [...wins].reduce((sum, [credits, count]) => sum + BigInt(credits) * BigInt(count), 0n);
    const large = {
      ...tally,
      wins,
      rounds: 200_000 * 3_000_000,
      wonByChunk: Array.from({ length: 10_000 }, () => Number(won / 10_000n)),
      lines: won,
      scatters: 0n,
      features: 0n,
    };
    expect(won).toBeGreaterThan(2n ** 53n);
    expect(tallyFromJson(tallyToJson(large)).lines).toBe(won);
  });

  test.each([
    ['nothing', ''],
    ['no JSON', text.slice(1)],
    ['blanks', ` ${text}`],
    ['a list', '[]'],
    ['null', 'null'],
    ['another order', changed((json) => (json.wins = (json.wins as unknown[]).reverse()))],
    ['an unknown key', changed((json) => (json.zzz = 1))],
    ['a missing key', changed((json) => delete json.capped)],
    ['another schema', changed((json) => (json.schema = 'novalink.tally/1'))],
    ['half a round', changed((json) => (json.freeSpins = 0.5))],
    ['less than nothing', changed((json) => (json.capped = -1))],
    ['a number for digits', changed((json) => (json.lines = Number(json.lines)))],
    ['more rounds than wins', changed((json) => (json.rounds = 501))],
    ['more credits than wins', changed((json) => (json.lines = `${BigInt(json.lines as string) + 1n}`))],
    ['other credits by chunk', changed((json) => (json.wonByChunk = [1]))],
    ['a triple', changed((json) => ((json.wins as unknown[])[0] = [0, 1, 2]))],
    ['no wins', changed((json) => (json.wins = null))],
    ['a streak of text', changed((json) => (json.losing = 'none'))],
  ])('is refused with %s', (_, wrong) => {
    expect(() => tallyFromJson(wrong)).toThrow(TypeError);
  });

  test('rejects any other JSON', () => {
    fc.assert(fc.property(fc.json(), (json) => expect(() => tallyFromJson(json)).toThrow(TypeError)));
  });
});
