import { setWalletKeyRules } from '#domain/casinos/wallet-key-rules';
import { type InputIn, type RequestFor, requestParser } from '#lambda/runtime/requests';

const fields = { setWalletKey: { input: setWalletKeyRules } };

export type Request = RequestFor<typeof fields>;
export type InputOf<Field extends Request['fieldName']> = InputIn<Request, Field>;

export const parseRequest = requestParser(fields);
