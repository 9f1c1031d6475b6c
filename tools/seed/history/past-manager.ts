import { manageTournaments } from '#lambda/functions/manage-tournaments/manage-tournaments';
import { parseRequest } from '#lambda/functions/manage-tournaments/request';
import { Refusal } from '#lambda/runtime/refusal';
import { auditPut } from '#lambda/stores/audit/audit-row';
import { brandRights } from '#lambda/stores/brands/brand-rights';
import { brandStore } from '#lambda/stores/brands/brand-store';
import { dayAllowance } from '#lambda/stores/coins/day-allowance';
import { ledgerPorts } from '#lambda/stores/coins/ledger-store';
import { offeredGames } from '#lambda/stores/games/offered-games';
import { guardedWrite } from '#lambda/stores/guarded-write';
import { playStore } from '#lambda/stores/play/play-store';
import { entryStore } from '#lambda/stores/tournaments/entry-store';
import { publishedPut, readPublished } from '#lambda/stores/tournaments/published-tournaments';
import { tournamentPlayers } from '#lambda/stores/tournaments/tournament-players';
import { tournamentStore } from '#lambda/stores/tournaments/tournament-store';
import { knownAdmins } from '#lambda/stores/users/known-admins';
import { ulid } from '#lambda/runtime/ulid';
import type { Asking } from './past-functions';
import type { ProductTables } from './product-tables';

/** An operation of a manager. */
export type Manage = (fieldName: string, input: object) => Promise<unknown>;

/** Events in the audit log have the real time at which they were written, because past days of the log are closed. */
export const auditNow = (tables: ProductTables) => (entry: Parameters<typeof auditPut>[1]) => {
  const written = new Date();
  const event = { ...entry, at: written.toISOString(), id: ulid(written) };
  return { write: auditPut(tables.auditTable, event), otherwise: new Refusal('write.collided') };
};

/** Runs the code of `manage-tournaments` at a time in the past. */
export function pastManager(tables: ProductTables) {
  const tournaments = tournamentStore(tables);
  const needs = {
    brands: brandStore(tables),
    rights: brandRights(tables),
    entries: entryStore(tables),
    isAdmin: knownAdmins(tables),
    allowance: dayAllowance(tables),
    plays: playStore(tables),
    published: {
      read: (brandId: string) => readPublished(tables, brandId),
      put: (...published: Published) => publishedPut(tables.mainTable, ...published),
    },
    offered: offeredGames(tables),
    write: (items: Parameters<typeof guardedWrite>[1]) => guardedWrite(tables.dynamodb, items),
    audit: auditNow(tables),
    // The regular sweep ends the running tournament.
    wakeAt: () => Promise.resolve(),
    wake: () => Promise.resolve(),
  };
  return (identity: Asking, now: Date): Manage => {
    const clock = () => now;
    const manage = manageTournaments({
      ...needs,
      players: tournamentPlayers({ ...tables, clock }),
      tournaments: {
        ...tournaments,
        // With the real clock, a tournament that has ended would be settled immediately, before its rounds
        // are played.
        replace: (row, dueAt) =>
          tournaments.replace(row, Date.parse(row.endsAt) < Date.now() ? undefined : dueAt),
      },
      ledger: ledgerPorts({ ...tables, clock, random: Math.random }),
      clock,
    });
    return (fieldName, input) => manage(parseRequest({ fieldName, arguments: { input }, identity }));
  };
}

type Published = Parameters<typeof publishedPut> extends [string, ...infer Rest] ? Rest : never;
