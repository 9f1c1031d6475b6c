import { boolean, maxLength, object, pipe, regex, string } from 'valibot';
import { setWalletKeyRules } from '#domain/casinos/wallet-key-rules';
import { limits } from '#domain/limits';
import { type InputIn, type RequestFor, requestParser } from '#lambda/runtime/requests';

const casinoId = pipe(string(), maxLength(limits.id));
const hash = pipe(string(), regex(/^[0-9a-f]{64}$/));

const fields = {
  setWalletKey: { input: setWalletKeyRules },
  startWalletTest: { input: object({ casinoId }) },
  shareWalletReport: { input: object({ casinoId, hash, isPublic: boolean() }) },
};

export type Request = RequestFor<typeof fields>;
export type InputOf<Field extends Request['fieldName']> = InputIn<Request, Field>;

export const parseRequest = requestParser(fields);
