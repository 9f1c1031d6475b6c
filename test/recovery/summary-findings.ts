import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { PostedMovement } from '@novalink/ledger';
import { parseSummary } from '#lambda/stores/play/play-summary-row';
import { parsePlayedTotals } from '#lambda/stores/play/play-totals-row';
import type { Item } from './recorded-history';

interface Sum {
  readonly rounds: number;
  readonly wins: bigint;
}

/** Checks that summaries and open totals count every round of the journal once, by session and day. */
export function summaryFindings(
  journal: readonly PostedMovement[],
  rows: readonly Item[],
): readonly string[] {
  const reported = new Map<string, { readonly version: number; readonly sum: Sum }>();
  const summaries = rows.flatMap((row) => {
    if (row.pk?.S?.startsWith('SUMMARY#')) return [parseSummary(unmarshall({ ...row }))];
    if (row.sk?.S !== 'PLAY' || row.pk?.S?.startsWith('ASIDE#')) return [];
    return parsePlayedTotals(unmarshall({ ...row })) ?? [];
  });
  for (const { playerId, version, totals } of summaries) {
    const name = `${playerId} ${totals.sessionId} ${totals.day}`;
    const sum = Object.values(totals.levels).reduce<Sum>(
      (all, { rounds, wins }) => ({ rounds: all.rounds + rounds, wins: all.wins + wins }),
      { rounds: 0, wins: 0n },
    );
    if ((reported.get(name)?.version ?? 0) < version) reported.set(name, { version, sum });
  }
  const counted = new Map([...reported].map(([name, { sum }]) => [name, textOf(sum)]));
  const fold = foldOf(journal);
  return [...new Set([...counted.keys(), ...fold.keys()])].flatMap((name) =>
    counted.get(name) === fold.get(name)
      ? []
      : [`summary of ${name}: ${counted.get(name)} instead of ${fold.get(name)}`],
  );
}

const textOf = ({ rounds, wins }: Sum) => `${rounds} rounds, ${wins} won`;

function foldOf(journal: readonly PostedMovement[]): ReadonlyMap<string, string> {
  const givenBack = new Set(
    journal.flatMap(({ kind, reference }) => (kind === 'REVERSAL' ? [reference] : [])),
  );
  const wins = new Map(
    journal.flatMap(({ kind, reference, amount }) => (kind === 'WIN' ? [[reference, amount] as const] : [])),
  );
  const sums = new Map<string, Sum>();
  for (const { kind, key, playerId, reference, play, at } of journal) {
    if (kind !== 'BET' || !play || givenBack.has(key)) continue;
    const name = `${playerId} ${play.sessionId} ${at.slice(0, 10)}`;
    const { rounds, wins: won } = sums.get(name) ?? { rounds: 0, wins: 0n };
    sums.set(name, { rounds: rounds + 1, wins: won + (wins.get(reference) ?? 0n) });
  }
  return new Map([...sums].map(([name, sum]) => [name, textOf(sum)]));
}
