import { boolean, nonEmpty, object, pipe, string } from 'valibot';
import { type RequestFor, requestParser } from '#lambda/runtime/requests';
import { roundSchema } from '#lambda/services/free-play/round-input';

const fields = {
  startGuestSession: { gameId: string(), ofAge: boolean() },
  playGuestRound: { input: roundSchema },
};

/** `guest` is the id that the identity pool assigned. */
export type Request = RequestFor<typeof fields, { readonly guest: string }>;

export const parseRequest = requestParser(fields, {
  identity: object({ guest: pipe(string(), nonEmpty()) }),
});
