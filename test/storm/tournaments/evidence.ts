import { giftSort, giftsPrefix } from '#domain/keys';
import { entryStore } from '#lambda/stores/tournaments/entry-store';
import type { EntryRow } from '#lambda/stores/tournaments/entry-row';
import { escrowPlayer } from '#domain/tournaments/escrow-player';
import type { TournamentRow } from '#lambda/stores/tournaments/tournament-row';
import { tournamentStore } from '#lambda/stores/tournaments/tournament-store';
import type { Commit } from '#test/storm/commits';
import type { Evidence } from '#test/storm/evidence';
import { ledgerOfWorld } from '#test/storm/world-ledger';
import { worldStart } from '#test/storm/play-world';
import type { World } from './world';

/** A tournament at the end of its world. */
export interface TournamentEvidence {
  readonly row: TournamentRow;
  readonly entries: readonly EntryRow[];
}

/** The tables of a world, and the order of its writes. */
export interface WorldEvidence {
  readonly world: World;
  readonly ledger: Evidence;
  readonly tournaments: readonly TournamentEvidence[];
  readonly commits: readonly Commit[];
  /** What was counted as tournament cost, by player and coin: see `costName`. */
  readonly costs: ReadonlyMap<string, bigint>;
}

export const costName = ({ playerId, coin }: { readonly playerId: string; readonly coin: string }): string =>
  giftSort(playerId, coin);

export async function worldEvidence(
  world: World,
  tournamentIds: readonly string[],
  commits: readonly Commit[],
): Promise<WorldEvidence> {
  const { players } = world;
  const names = [...players.map(({ playerId }) => playerId), ...tournamentIds.map(escrowPlayer)];
  const ledger = await ledgerOfWorld(world, names, [worldStart]);
  return {
    ...{ world, ledger, commits, costs: await costsOf(world) },
    tournaments: await Promise.all(tournamentIds.map((id) => tournamentOf(world, id))),
  };
}

async function costsOf({ tables, brandId }: World): Promise<ReadonlyMap<string, bigint>> {
  const ofBrand = `${giftsPrefix}${brandId}#`;
  const rows = await tables.rows('Play', ({ pk }) => pk?.S?.startsWith(ofBrand) === true);
  const costs = new Map<string, bigint>();
  for (const { sk, tournaments } of rows)
    costs.set(String(sk), (costs.get(String(sk)) ?? 0n) + BigInt(Number(tournaments ?? 0)));
  return costs;
}

async function tournamentOf({ tables }: World, id: string): Promise<TournamentEvidence> {
  const row = await tournamentStore(tables).read(id);
  if (!row) throw new Error(`The tournament ${id} is missing.`);
  const entries: EntryRow[] = [];
  for await (const page of entryStore(tables).every(row)) entries.push(...page);
  return { row, entries };
}
