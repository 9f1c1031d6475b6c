import { maxLength, minLength, nonEmpty, object, pipe, string, trim } from 'valibot';
import { limits } from '#domain/limits';
import { maxLengthCode, minLengthCode } from '#domain/text/form-messages';
import { type InputIn, type RequestFor, requestParser } from '#lambda/runtime/requests';

const id = pipe(string(), nonEmpty('required'), maxLength(limits.sub, 'format'));
const { shortest, longest } = limits.coin.reason;
const reason = pipe(
  string(),
  trim(),
  nonEmpty('required'),
  minLength(shortest, minLengthCode(shortest)),
  maxLength(longest, maxLengthCode(longest)),
);

const fields = {
  listWaitingRounds: { casinoId: id },
  retryWaitingRound: { input: object({ casinoId: id, roundId: id }) },
  settleWaitingRound: { input: object({ casinoId: id, roundId: id, reason }) },
};

export type Request = RequestFor<typeof fields>;
export type InputOf<Field extends Request['fieldName']> = InputIn<Request, Field>;

export const parseRequest = requestParser(fields);
