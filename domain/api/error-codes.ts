import type { components } from '../generated/novalink-api';

export type ApiErrorCode = components['schemas']['ErrorCode'];

export interface ApiErrorMeaning {
  /** The HTTP status. */
  readonly status: number;
  readonly meaning: string;
  /** What the caller does about it. */
  readonly action: string;
}

/** Every error of `novalink-api`. */
export const apiErrors: Readonly<Record<ApiErrorCode, ApiErrorMeaning>> = {
  INVALID_REQUEST: {
    status: 400,
    meaning: 'The request does not match this description.',
    action: 'Correct the field that `field` and `message` name. The same request fails again.',
  },
  INVALID_SIGNATURE: {
    status: 401,
    meaning: 'The signature, its timestamp or its key is not valid, or the signature was used before.',
    action: 'Compare the signed text with the request, check the clock, and sign again with a new timestamp.',
  },
  FORBIDDEN: {
    status: 403,
    meaning: 'The key may not send this request.',
    action: 'Create a key with the scope that `message` names.',
  },
  LOCATION_BLOCKED: {
    status: 403,
    meaning: 'The casino or the game is not allowed in the country of the player.',
    action: 'Do not offer the game to players in this country.',
  },
  NOT_FOUND: {
    status: 404,
    meaning:
      'The path does not exist or does not have this method, or your company has no object with this id.',
    action: 'Compare the path and the method with this description, and the id with the one of a list.',
  },
  TOO_LARGE: {
    status: 413,
    meaning: 'The body is too large.',
    action: 'Send a smaller body.',
  },
  RATE_LIMITED: {
    status: 429,
    meaning: 'There are too many requests.',
    action: 'Send the request again after some seconds, and wait longer after each refusal.',
  },
  WALLET_UNAVAILABLE: {
    status: 503,
    meaning: 'The wallet of the casino did not answer as its contract says.',
    action: 'Check the wallet with the contract tests, and send the request again.',
  },
  INTERNAL: {
    status: 500,
    meaning: 'Something is wrong on our side.',
    action: 'Send the request again. If it fails again, report the `traceId`.',
  },
};
