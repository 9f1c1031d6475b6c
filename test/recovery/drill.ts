import { playSession } from '#domain/play/play-session';
import { dayMs } from '@novalink/ledger/day';
import { chance } from '@novalink/ledger/simulation';
import { engineClient } from '#test/world/given/engine-client';
import { dyingAt } from '#test/world/play/dying-client';
import { askingOn } from '#test/world/play/play-venues';
import { requestIdAt } from '#test/world/play/request-ids';
import type { ProductTables } from '#test/world/given/product-tables';
import { everyRow } from '#ops/recovery/restored-tables';
import { repairTables, type RepairSteps } from '#ops/recovery/repair-tables';
import type { RepairReport } from '#ops/recovery/repair-report';
import { findings, movementsOf, type Torn } from './findings';
import { nightFindings } from './night';
import type { Item } from './recorded-history';
import { drawTear, restore, type Tear } from './tear';
import type { Traffic } from './traffic';

export interface DrillResult {
  readonly seed: number;
  readonly tear: Tear;
  readonly report: RepairReport;
  /** The number of acknowledged movements that are in no table after the repair. */
  readonly movementsLost: number;
  /** The errors after the repair or, if there are none, after play continued. */
  readonly findings: readonly string[];
}

export interface DrillOptions {
  readonly steps?: RepairSteps;
  /** The number of writes after which a first repair is interrupted. */
  readonly interruptedAfter?: number;
}

/**
 * Creates traffic, restores its tables to inconsistent times, repairs and audits them, continues to play,
 * seals the days and audits again.
 */
export async function drill(
  traffic: Traffic,
  seed: number,
  { steps, interruptedAfter }: DrillOptions = {},
): Promise<DrillResult> {
  const random = chance(seed);
  const tear = drawTear(traffic.history, random);
  const tables = await restore(traffic, tear, random);
  try {
    const torn = { journal: movementsOf(await journalRows(tables)) };
    if (interruptedAfter !== undefined) {
      const dynamodb = dyingAt(engineClient(tables.endpoint), interruptedAfter, 'after');
      await repairTables({ ...tables, dynamodb }, () => traffic.now).catch(() => undefined);
    }
    const report = await repairTables(tables, () => traffic.now, steps);
    const kept = new Set(movementsOf(await journalRows(tables)).map(({ key }) => key));
    return {
      seed,
      tear,
      report,
      movementsLost: traffic.movements.filter(({ key }) => !kept.has(key)).length,
      findings: await everyFinding(tables, torn, traffic),
    };
  } finally {
    await tables.stop();
  }
}

/** The errors of the repaired tables; if there are none, the errors after play continued. */
async function everyFinding(tables: ProductTables, torn: Torn, traffic: Traffic): Promise<readonly string[]> {
  const afterRepair = await findings(tables, torn, traffic);
  if (afterRepair.length > 0) return afterRepair;
  await playOn(tables, traffic);
  const afterPlay = await findings(tables, torn, traffic);
  const brandIds = [...new Set(traffic.asked.map(({ player }) => player.brandId))];
  const now = new Date(traffic.now.getTime() + 2 * dayMs);
  const atNight = await nightFindings(tables, new Map(traffic.copies), { brandIds, now });
  return [...afterPlay, ...atNight].map((one) => `later: ${one}`);
}

async function journalRows({ dynamodb, journalTable }: ProductTables): Promise<readonly Item[]> {
  const rows: Item[] = [];
  for await (const row of everyRow(dynamodb, journalTable)) rows.push(row);
  return rows;
}

/** All players repeat their last request, start a session and play. */
async function playOn(tables: ProductTables, { asked, now }: Traffic): Promise<void> {
  let time = now.getTime();
  const play = askingOn(tables, tables.dynamodb, () => new Date(time));
  const ask = (fieldName: string, input: object, sub: string) => {
    time += 60_000;
    return play(fieldName, { input }, { sub, groups: ['PROVIDERS'] });
  };
  const seats = new Map(asked.map((one) => [one.player.sub, one]));
  for (const { player, sessionId, requestId } of seats.values()) {
    const { brandId, sub, gameId } = player;
    await ask('playRound', { brandId, sessionId, bet: '100', requestId }, sub);
    // Players who have played for as long as a session may last make a pause.
    time += playSession.pauseMinutes * 60_000;
    const session = await ask('startPlaySession', { brandId, gameId, coin: 'GOLD' }, sub);
    if (session === null || typeof session === 'boolean' || !('id' in session))
      throw new Error('No session began.');
    for (let round = 0; round < 3; round += 1) {
      const input = { brandId, sessionId: session.id, bet: '100', requestId: requestIdAt(new Date(time)) };
      await ask('playRound', input, sub);
    }
  }
}
