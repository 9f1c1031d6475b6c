import {
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  nonEmpty,
  nullable,
  nullish,
  number,
  object,
  pipe,
  regex,
  safeParse,
  string,
  variant,
  type InferOutput,
} from 'valibot';
import { limits } from '#domain/limits';
import { ulidForm } from '#domain/ulid';
import { callerSchema } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';

const { smallest, largest, standard } = limits.page;
const limit = nullish(pipe(number(), integer(), minValue(smallest), maxValue(largest)), standard);
const nextToken = nullish(pipe(string(), maxLength(limits.pageToken)), null);
const id = pipe(string(), regex(ulidForm));
const brandId = pipe(string(), nonEmpty(), maxLength(limits.sub));
const identity = nullable(callerSchema);

const schema = variant('fieldName', [
  object({
    fieldName: literal('listTournaments'),
    identity,
    arguments: object({ brandId, limit, nextToken }),
  }),
  object({ fieldName: literal('getTournament'), identity, arguments: object({ id }) }),
  object({ fieldName: literal('getLeaderboard'), identity, arguments: object({ tournamentId: id }) }),
  object({
    fieldName: literal('getTournamentCertificate'),
    identity,
    arguments: object({ tournamentId: id }),
  }),
  object({ fieldName: literal('getPublicLobby'), identity, arguments: object({ brandId }) }),
  object({
    fieldName: literal('listTournamentEntries'),
    identity,
    arguments: object({ tournamentId: id, limit, nextToken }),
  }),
]);

/** One of the fields; guests have no identity. */
export type Request = InferOutput<typeof schema>;

/** An invalid id is treated like the id of a missing tournament. */
export function parseRequest(event: unknown): Request {
  const { success, output, issues } = safeParse(schema, event);
  if (success) return output;
  const key = issues[0].path?.at(-1)?.key;
  const field = typeof key === 'string' ? key : '';
  if (field === 'limit') throw new Refusal('list.limit-out-of-range', { smallest, largest });
  if (field === 'brandId') throw new Refusal('brand.missing');
  if (field === 'id' || field === 'tournamentId') throw new Refusal('tournament.missing');
  throw new Refusal('input.invalid', { field });
}
