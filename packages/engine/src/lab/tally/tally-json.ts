import { canonicalJson, type Json } from '#engine/slots/model/canonical-json';
import type { RunTally } from './run-tally';

/**
 * A tally as canonical JSON: wins are pairs of credits and rounds, and values that can exceed 2 ^ 53 are
 * decimal digits.
 */
export function tallyToJson({ wins, lines, scatters, features, ...counts }: RunTally): string {
  return canonicalJson({
    ...counts,
    losing: { ...counts.losing },
    schema,
    wins: [...wins],
    lines: `${lines}`,
    scatters: `${scatters}`,
    features: `${features}`,
  } satisfies Json);
}

/**
 * Parses a tally written by `tallyToJson`. Throws a TypeError for any other text and for inconsistent
 * numbers.
 */
export function tallyFromJson(text: string): RunTally {
  const tally = read(text);
  if (tally && addsUp(tally) && tallyToJson(tally) === text) return tally;
  throw new TypeError('Not a tally.');
}

const schema = 'novalink.tally/2';

/** An invalid value is converted to something with a different text, so that the comparison below fails. */
function read(text: string): RunTally | undefined {
  const found = parsed(text);
  const amount = (name: string) =>
    /^\d{1,30}$/.test(String(found[name])) ? BigInt(String(found[name])) : 0n;
  const losing = found.losing as Partial<RunTally['losing']> | undefined;
  const wins = listOf(found.wins).map((pair) => listOf(pair).map(whole));
  if (wins.some(({ length }) => length !== 2)) return undefined;
  return {
    firstChunk: whole(found.firstChunk),
    wonByChunk: listOf(found.wonByChunk).map(whole),
    rounds: whole(found.rounds),
    wins: new Map(wins.map(([credits = 0, count = 0]) => [credits, count])),
    lines: amount('lines'),
    scatters: amount('scatters'),
    features: amount('features'),
    triggered: listOf(found.triggered).map(whole),
    freeSpins: whole(found.freeSpins),
    freeHits: whole(found.freeHits),
    capped: whole(found.capped),
    losing: {
      first: whole(losing?.first),
      last: whole(losing?.last),
      longest: whole(losing?.longest),
    },
  };
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(text);
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

/** Wins are sorted and add up to all rounds, and the different counts of the credits are equal. */
function addsUp({ wins, rounds, wonByChunk, lines, scatters, features }: RunTally): boolean {
  let [before, counted, won] = [-1, 0, 0n];
  for (const [credits, count] of wins) {
    if (credits <= before || count === 0) return false;
    before = credits;
    counted += count;
    won += BigInt(credits) * BigInt(count);
  }
  const byChunk = wonByChunk.reduce((sum, credits) => sum + BigInt(credits), 0n);
  return (
    counted === rounds && wonByChunk.length > 0 && byChunk === won && lines + scatters + features === won
  );
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
/** Returns 0 for a value that is not an integer, so that the text differs. */
const whole = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
