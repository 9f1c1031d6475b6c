import { randomBytes } from 'node:crypto';
import { playSession } from '#domain/play/play-session';
import { ledgerPorts } from '#lambda/stores/coins/ledger-store';
import { playableVersions } from '#lambda/stores/games/playable-versions';
import { playedGameStore } from '#lambda/stores/games/played-game-store';
import { playersOf, readPlayer } from './players';
import { repairChains } from './repair-chains';
import { repairPlay } from './repair-play';
import { emptyReport, type RepairReport } from './repair-report';
import { repairRounds } from './repair-rounds';
import { repairWallets } from './repair-wallets';
import { forEach, type RestoredTables } from './restored-tables';

const dayMilliseconds = 24 * 60 * 60 * 1000;

/** The steps of a repair. A test replaces one of them to check that a faulty step is noticed. */
export const repairSteps = { repairWallets, repairChains, repairRounds, repairPlay };
export type RepairSteps = typeof repairSteps;

/**
 * Makes tables consistent that were restored to different times. The journal is authoritative; rows that
 * contradict it are set aside and reported. The tables must not be in use during the repair. An interrupted
 * repair can be run again.
 */
export async function repairTables(
  tables: RestoredTables,
  clock: () => Date,
  steps: RepairSteps = repairSteps,
): Promise<RepairReport> {
  const report = emptyReport();
  const now = clock();
  const ledger = ledgerPorts({ ...tables, clock, random: Math.random });
  const keptSince = new Date(now.getTime() - playSession.keptDays * dayMilliseconds);
  const versions = playableVersions(playedGameStore(tables));
  const newSeed = () => randomBytes(32).toString('hex');

  const valid = await steps.repairWallets(tables, report);
  await steps.repairChains(tables, report);
  await forEach(await playersOf(tables, valid), async ({ name, wallets }) => {
    const player = await readPlayer(tables, name, wallets);
    const bets = await steps.repairRounds({ versions, ledger, report, keptSince }, player);
    await steps.repairPlay({ tables, report, newSeed, now, keptSince }, player, bets);
  });
  return report;
}
