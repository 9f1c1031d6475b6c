import { TransactWriteItemsCommand } from '@aws-sdk/client-dynamodb';
import type { Losses } from '#domain/play/play-limits';
import { periodsAt } from '#domain/play/play-periods';
import { firstSeed } from '#lambda/services/play/seeds';
import { nextPlay, playPut, type PlayRow } from '#lambda/stores/play/play-row';
import { revealedSeedItem, type RevealedSeed } from '#lambda/stores/play/revealed-seed';
import type { Player } from './players';
import type { RepairReport } from './repair-report';
import type { SettledBet } from './repair-rounds';
import { repairSummaries } from './repair-summaries';
import type { RestoredTables } from './restored-tables';

export interface PlayRepair {
  /** Rounds of earlier bets have expired. */
  readonly keptSince: Date;
  readonly tables: RestoredTables;
  readonly report: RepairReport;
  /** A secret seed: 32 random bytes, hexadecimal. */
  readonly newSeed: () => string;
  readonly now: Date;
}

/**
 * Resets a player: no session, losses from the journal, and new seeds. From lost rounds, a player may know
 * the next results of the old seeds, so these are revealed and never used again.
 */
export async function repairPlay(
  repair: PlayRepair,
  { brandId, playerId, play, seeds }: Player,
  bets: readonly SettledBet[],
): Promise<void> {
  if (!play && bets.length === 0) return;
  const { tables, report, newSeed, now } = repair;
  const fresh = firstSeed(newSeed);
  const losses = lossesByCoin(bets);
  const after: PlayRow = play
    ? nextPlay(play, {
        seed: { ...fresh, clientSeed: play.seed.clientSeed },
        sessionId: undefined,
        totals: undefined,
        losses: { ...play.losses, ...losses },
      })
    : { brandId, playerId, seed: fresh, losses, playerVersion: 0, version: 1 };
  const roundsOf = (serverSeedHash: string, atLeast: number) =>
    bets
      .flatMap(({ bet }) => bet.draw ?? [])
      .filter((draw) => draw.serverSeedHash === serverSeedHash)
      .reduce((count, { nonce }) => Math.max(count, nonce + 1), atLeast);
  const reveal = (
    seed: Pick<RevealedSeed, 'serverSeed' | 'serverSeedHash' | 'playedClientSeed'>,
    nonce: number,
  ) => {
    const rounds = roundsOf(seed.serverSeedHash, nonce);
    const revealed = { ...seed, rounds, clientSeed: null, at: now.toISOString() };
    const Item = revealedSeedItem({ brandId, playerId }, revealed);
    return seeds.get(seed.serverSeedHash)?.isRevealed ? [] : [{ Put: { TableName: tables.playTable, Item } }];
  };
  const { seed } = play ?? {};
  const revealed = seed
    ? [
        ...reveal(
          {
            serverSeed: seed.serverSeed,
            serverSeedHash: seed.serverSeedHash,
            playedClientSeed: seed.clientSeed,
          },
          seed.nonce,
        ),
        // A lost rotation may have started it with another client seed.
        ...reveal(
          {
            serverSeed: seed.nextServerSeed,
            serverSeedHash: seed.nextServerSeedHash,
            playedClientSeed: null,
          },
          0,
        ),
      ]
    : [];
  // The next session copies the version of the player's row.
  const put = playPut(tables.playTable, after, { isPlayerChecked: true });
  await tables.dynamodb.send(new TransactWriteItemsCommand({ TransactItems: [put, ...revealed] }));
  await repairSummaries(repair, { brandId, playerId }, { bets, version: after.version });
  report.playersReset += 1;
}

/** The losses of the bets in each coin, in the periods of the last bet. */
function lossesByCoin(bets: readonly SettledBet[]): Record<string, Losses> {
  const coins = new Set(bets.map(({ bet }) => bet.coin));
  return Object.fromEntries(
    [...coins].map((coin) => [coin, lossesOf(bets.filter(({ bet }) => bet.coin === coin))] as const),
  );
}

function lossesOf(bets: readonly SettledBet[]): Losses {
  const times = bets.map(({ bet }) => bet.at).sort();
  const periods = periodsAt(new Date(times.at(-1) ?? 0));
  const lostIn = (period: keyof typeof periods) =>
    bets
      .filter(({ bet }) => periodsAt(new Date(bet.at))[period] === periods[period])
      .reduce((sum, { bet, returned }) => sum - bet.amount - returned, 0n);
  return { ...periods, dayLoss: lostIn('day'), weekLoss: lostIn('week'), monthLoss: lostIn('month') };
}
