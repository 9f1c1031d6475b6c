import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { summariesPartition } from '#domain/keys';
import { withRound, type PlayTotals } from '#domain/play/play-totals';
import { summaryLane } from '#domain/play/summary-lane';
import { dayAfter, dayOf } from '@novalink/ledger/day';
import { parseSummary, summaryName, summaryUpdate } from '#lambda/stores/play/play-summary-row';
import type { PlayerName } from './players';
import type { SettledBet } from './repair-rounds';
import { rowsUnder, type RestoredTables } from './restored-tables';
import { setAside } from './set-aside';

export interface SummaryRepair {
  readonly tables: Pick<RestoredTables, 'dynamodb' | 'playTable'>;
  readonly keptSince: Date;
  readonly now: Date;
}

/**
 * Writes the totals of a player in each session and day as computed from the journal, with this version of
 * the player's row, and sets aside summaries whose rounds are all lost.
 */
export async function repairSummaries(
  { tables, keptSince, now }: SummaryRepair,
  { brandId, playerId }: PlayerName,
  { bets, version }: { readonly bets: readonly SettledBet[]; readonly version: number },
): Promise<void> {
  const { dynamodb, playTable } = tables;
  const summaries = foldOf(bets)
    .filter(({ day }) => day >= dayOf(keptSince))
    .map((totals) => ({ brandId, playerId, version, totals }));
  for (const summary of summaries)
    await dynamodb.send(new UpdateItemCommand(summaryUpdate(playTable, summary)));
  const known = new Set(summaries.map(summaryName));
  // A restore goes back less than a day, so sessions before that are complete.
  const first =
    bets
      .map(({ bet }) => dayOf(new Date(bet.at)))
      .sort()
      .at(-1) ?? dayOf(now);
  for (let day = first; day <= dayOf(now); day = dayAfter(day))
    for (const row of await rowsUnder(dynamodb, playTable, partitionOf(brandId, playerId, day))) {
      const found = parseSummary(unmarshall(row));
      if (found.playerId === playerId && !known.has(summaryName(found)))
        await setAside(dynamodb, playTable, row, 'its rounds are not in the journal');
    }
}

const partitionOf = (brandId: string, playerId: string, day: string) =>
  summariesPartition(brandId, day, summaryLane(playerId));

/** The totals of each session and day, from its bets in order. A refunded bet is not a round. */
function foldOf(bets: readonly SettledBet[]): readonly PlayTotals[] {
  const all: PlayTotals[] = [];
  let open: PlayTotals | undefined;
  const inOrder = [...bets].sort((one, other) => (one.bet.at < other.bet.at ? -1 : 1));
  for (const { bet, returned, isGivenBack } of inOrder) {
    if (!bet.play || isGivenBack) continue;
    const { sessionId, gameId, versionId } = bet.play;
    const place = { sessionId, gameId, versionId, coin: bet.coin, day: bet.at.slice(0, 10) };
    const { totals, closed } = withRound(open, place, {
      bet: -bet.amount,
      win: returned,
      at: Date.parse(bet.at),
    });
    if (closed) all.push(closed);
    open = totals;
  }
  return open ? [...all, open] : all;
}
