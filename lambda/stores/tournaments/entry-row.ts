import { nullish, number, object, parse, picklist, string, type InferOutput } from 'valibot';
import { entryKey } from '#domain/keys/tournaments';
import { summaryLane, summaryLanes } from '#domain/play/summary-lane';
import type { EntryMode } from '#domain/tournaments/rules';

const schema = object({
  tournamentId: string(),
  playerId: string(),
  /** A random id that is used only in this tournament. */
  entryId: string(),
  status: picklist(['WAITING', 'ADMITTED', 'DECLINED']),
  createdAt: string(),
  /** Milliseconds since 1970. */
  admittedAt: nullish(number(), null),
});

/** A player's entry in a tournament. It does not contain the player's user. */
export type EntryRow = Readonly<InferOutput<typeof schema>>;

export const parseEntry = (row: unknown): EntryRow => parse(schema, row);

/** Number of partitions of the entries, because all players of a brand can enter in the same second. */
export const entryLanes = (mode: EntryMode): number => (mode === 'AUTO' ? summaryLanes : 1);

export const entryKeyOf = (
  { tournamentId, playerId }: Pick<EntryRow, 'tournamentId' | 'playerId'>,
  mode: EntryMode,
) => entryKey(tournamentId, mode === 'AUTO' ? summaryLane(playerId) : 0, playerId);
