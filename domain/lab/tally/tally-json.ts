import { canonicalJson, type Json } from '#domain/slots/model/canonical-json';
import type { RunTally } from './run-tally';

/** A tally as canonical JSON: wins are pairs of credits and rounds, and what may be above 2 ^ 53 is decimal digits. */
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

/** The tally that `tallyToJson` wrote; throws TypeError for any other text, and for numbers that do not add up. */
export function tallyFromJson(text: string): RunTally {
  const tally = read(text);
  if (tally && addsUp(tally) && tallyToJson(tally) === text) return tally;
  throw new TypeError('Not a tally.');
}

const schema = 'novalink.tally/2';

/** Whatever is not as it should be becomes something that is written differently. */
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

/** Wins are in order and count every round, and the credits are the same wherever they are counted. */
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
/** 0 for what is no whole number, which then is written differently. */
const whole = (value: unknown): number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : 0;
