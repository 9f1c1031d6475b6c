import { maxLength, nonEmpty, object, pipe, string } from 'valibot';
import { requestIdRule } from '#domain/casinos/coin-rules';
import { limits } from '#domain/limits';
import { maxLengthCode } from '#domain/text/form-messages';
import { type InputIn, type RequestFor, requestParser } from '#lambda/runtime/requests';

const secret = pipe(string(), maxLength(limits.launch.secret, maxLengthCode(limits.launch.secret)));
const text = pipe(string(), nonEmpty('required'), maxLength(limits.sub, 'format'));

const fields = {
  startLaunchedSession: { secret },
  playLaunchedRound: {
    input: object({ secret, sessionId: text, bet: text, requestId: requestIdRule }),
  },
};

/** `guest` is the id that the identity pool assigned. */
export type Request = RequestFor<typeof fields, { readonly guest: string }>;
export type RoundInput = InputIn<Request, 'playLaunchedRound'>;

export const parseRequest = requestParser(fields, {
  identity: object({ guest: pipe(string(), nonEmpty()) }),
});
