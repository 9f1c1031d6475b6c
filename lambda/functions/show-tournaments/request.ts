import { maxLength, nullable, nullish, pipe, regex, string } from 'valibot';
import { limits } from '#domain/limits';
import { ulidForm } from '#domain/ulid';
import { type Caller, callerSchema } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { brandIdArgument, pageLimit, type RequestFor, requestParser } from '#lambda/runtime/requests';

const id = pipe(string(), regex(ulidForm));
const page = { limit: pageLimit, nextToken: nullish(pipe(string(), maxLength(limits.pageToken)), null) };

const fields = {
  listTournaments: { brandId: brandIdArgument, ...page },
  getTournament: { id },
  getLeaderboard: { tournamentId: id },
  getTournamentCertificate: { tournamentId: id },
  getPublicLobby: { brandId: brandIdArgument },
  listTournamentEntries: { tournamentId: id, ...page },
};

/** Guests have no identity. */
export type Request = RequestFor<typeof fields, Caller | null>;

const missing = () => new Refusal('tournament.missing');

/** An invalid id is treated like the id of a missing tournament. */
export const parseRequest = requestParser(fields, {
  identity: nullable(callerSchema),
  refusals: { brandId: () => new Refusal('brand.missing'), id: missing, tournamentId: missing },
});
