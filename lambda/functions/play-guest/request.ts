import { boolean, maxLength, nonEmpty, object, pipe, string } from 'valibot';
import { limits } from '#domain/limits';
import { maxLengthCode } from '#domain/text/form-messages';
import { type RequestFor, requestParser } from '#lambda/runtime/requests';
import { roundSchema } from '#lambda/services/free-play/round-input';

const fields = {
  startGuestSession: { gameId: string(), ofAge: boolean() },
  playGuestRound: { input: roundSchema },
  openLaunch: {
    secret: pipe(string(), maxLength(limits.launch.secret, maxLengthCode(limits.launch.secret))),
  },
};

/** `guest` is the id that the identity pool assigned. */
export type Request = RequestFor<typeof fields, { readonly guest: string }>;

export const parseRequest = requestParser(fields, {
  identity: object({ guest: pipe(string(), nonEmpty()) }),
});
