import { boolean, strictObject } from 'valibot';
import { joinBrandRules } from '#domain/casinos/brand-user-rules';
import { claimDailyRules, claimPackageRules, moveCoinsRules } from '#domain/casinos/coin-rules';
import { type InputIn, type RequestFor, requestParser } from '#lambda/runtime/requests';

const fields = {
  /** A missing age confirmation has its own error code, which a validation rule cannot express. */
  joinBrand: { input: strictObject({ ...joinBrandRules.entries, ofAge: boolean() }) },
  grantCoins: { input: moveCoinsRules },
  withdrawCoins: { input: moveCoinsRules },
  claimDailyCoins: { input: claimDailyRules },
  claimCoinPackage: { input: claimPackageRules },
};

export type Request = RequestFor<typeof fields>;
export type InputOf<Field extends Request['fieldName']> = InputIn<Request, Field>;

export const parseRequest = requestParser(fields);
