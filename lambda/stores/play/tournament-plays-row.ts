import {
  array,
  nullish,
  number,
  object,
  optional,
  parse,
  pipe,
  record,
  string,
  transform,
  type GenericSchema,
} from 'valibot';
import type { TournamentPlay, TournamentPlays } from '#domain/tournaments/played-tournaments';
import { hasBegun } from '#lambda/stores/play/player-version';
import { digits } from '#lambda/stores/play/play-totals-row';

/** Short names, because every round writes them: entry, admitted, ends, rounds, score, reached, streak, recent. */
const kept = object({
  e: string(),
  a: number(),
  z: number(),
  n: number(),
  s: digits,
  t: nullish(number(), null),
  k: optional(number()),
  l: optional(array(digits)),
});

const play = pipe(
  kept,
  transform(({ e, a, z, n, s, t, k, l }): TournamentPlay => ({
    ...{ entryId: e, admittedAt: a, endsAt: z },
    state: {
      ...{ rounds: n, score: s, reachedAt: t },
      ...(k !== undefined && { streak: k }),
      ...(l !== undefined && { recent: l }),
    },
  })),
);

/** A player's scores by tournament id, as stored in their PLAY row. */
export const tournamentPlaysSchema = record(string(), play) satisfies GenericSchema<unknown, TournamentPlays>;

export const keptTournaments = (plays: TournamentPlays) =>
  Object.fromEntries(
    Object.entries(plays).map(([id, { entryId, admittedAt, endsAt, state }]) => [
      id,
      {
        ...{ e: entryId, a: admittedAt, z: endsAt, n: state.rounds },
        ...{ s: `${state.score}`, t: state.reachedAt, k: state.streak },
        l: state.recent?.map((multiplier) => `${multiplier}`),
      },
    ]),
  );

const scoredSchema = object({
  brandId: string(),
  playerId: string(),
  version: number(),
  tournaments: optional(tournamentPlaysSchema, () => ({})),
});

/** The scores in a player's row, with the row's version. */
export interface PlayerScores {
  readonly brandId: string;
  readonly playerId: string;
  readonly version: number;
  readonly tournaments: TournamentPlays;
}

/** Undefined for a player without a session. */
export const parseScores = (row: unknown): PlayerScores | undefined =>
  hasBegun(row) ? parse(scoredSchema, row) : undefined;
