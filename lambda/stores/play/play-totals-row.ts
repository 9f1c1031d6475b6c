import {
  number,
  object,
  optional,
  parse,
  pipe,
  record,
  string,
  transform,
  tuple,
  type GenericSchema,
  type InferInput,
} from 'valibot';
import type { LevelTotals, PlayedTime, PlaySummary, PlayTotals } from '#domain/play/play-totals';
import { hasBegun } from '#lambda/stores/play/player-version';

/** Stored as digits, because sums can exceed the exact range of numbers. */
export const digits = pipe(
  string(),
  transform((text: string) => BigInt(text)),
);

/** Stored without field names, because every round writes it. */
export const levelsSchema = record(
  string(),
  pipe(
    tuple([number(), digits, digits]),
    transform(([rounds, wins, winSquares]): LevelTotals => ({ rounds, wins, winSquares })),
  ),
);

/** Also stored without field names. Older rows do not have it; their next round starts a session. */
export const timeSchema = optional(
  pipe(
    tuple([number(), number(), number()]),
    transform(([sessions, playedMs, lastAt]): PlayedTime => ({ sessions, playedMs, lastAt })),
  ),
  () => [0, 0, 0] as [number, number, number],
);

/** Totals in the PLAY row of a player. */
export const totalsSchema = object({
  sessionId: string(),
  gameId: string(),
  versionId: string(),
  coin: string(),
  day: string(),
  levels: levelsSchema,
  time: timeSchema,
}) satisfies GenericSchema<unknown, PlayTotals>;

const playedSchema = object({
  brandId: string(),
  playerId: string(),
  version: number(),
  totals: optional(totalsSchema),
});

/** Parses the totals in a player's row; undefined before the first round. */
export function parsePlayedTotals(row: unknown): PlaySummary | undefined {
  if (!hasBegun(row)) return undefined;
  const { totals, ...at } = parse(playedSchema, row);
  return totals && { ...at, totals };
}

export type KeptTotals = InferInput<typeof totalsSchema>;

export const keptTotals = (totals: PlayTotals): KeptTotals => ({
  ...totals,
  levels: keptLevels(totals.levels),
  time: keptTime(totals.time),
});

export const keptTime = ({ sessions, playedMs, lastAt }: PlayedTime): [number, number, number] => [
  sessions,
  playedMs,
  lastAt,
];

export const keptLevels = (levels: PlayTotals['levels']): KeptTotals['levels'] =>
  Object.fromEntries(
    Object.entries(levels).map(([bet, { rounds, wins, winSquares }]) => [
      bet,
      [rounds, `${wins}`, `${winSquares}`],
    ]),
  );
