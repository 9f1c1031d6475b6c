import type { WalletErrorCode } from './calls';

export interface WalletErrorMeaning {
  /** The HTTP status. */
  readonly status: number;
  readonly meaning: string;
  /** What NovaLink does about a bet, and about the calls that have to be answered: wins, rollbacks and closes. */
  readonly action: string;
}

const refused = 'Refuses the bet. Another call is shown to the operator, who decides.';
const later = 'Refuses the bet. Another call is sent again.';
const unknown = 'Rolls the bet back. Another call is sent again.';

/** Every error of the contract of a wallet. The table in `classify.ts` decides; a test compares both. */
export const walletErrors: Readonly<Record<WalletErrorCode, WalletErrorMeaning>> = {
  INVALID_REQUEST: {
    status: 400,
    meaning: 'The request does not match the contract.',
    action: refused,
  },
  INVALID_SIGNATURE: {
    status: 401,
    meaning: 'The signature, its key or its timestamp is not valid.',
    action: later,
  },
  INVALID_TOKEN: {
    status: 401,
    meaning: 'The token does not exist, or belongs to another user, brand or game.',
    action: refused,
  },
  TOKEN_EXPIRED: { status: 401, meaning: 'The token has expired.', action: refused },
  INSUFFICIENT_FUNDS: {
    status: 402,
    meaning: 'The balance is lower than the bet.',
    action: refused,
  },
  FORBIDDEN: { status: 403, meaning: 'The key may not do this.', action: refused },
  USER_DISABLED: { status: 403, meaning: 'The user may not play.', action: refused },
  LIMIT_REACHED: {
    status: 403,
    meaning: 'A limit of the user or of the operator is reached.',
    action: refused,
  },
  LOCATION_BLOCKED: { status: 403, meaning: 'The user may not play in this country.', action: refused },
  NOT_FOUND: { status: 404, meaning: 'The path or the user does not exist.', action: refused },
  TX_NOT_FOUND: { status: 404, meaning: 'The wallet knows no bet of this round.', action: refused },
  WRONG_COIN: { status: 409, meaning: 'The user has another coin.', action: refused },
  TX_CONFLICT: {
    status: 409,
    meaning: 'The id of the transaction or of the round belongs to another request.',
    action: 'Shows the call to the operator, who decides.',
  },
  TX_ROLLED_BACK: { status: 409, meaning: 'The bet was rolled back.', action: refused },
  ROUND_CLOSED: {
    status: 409,
    meaning: 'The round is closed.',
    action:
      'Refuses the bet. The round needs no further close. Another call is shown to the operator, who decides.',
  },
  TOO_LARGE: { status: 413, meaning: 'The body has more than 65,536 bytes.', action: refused },
  RATE_LIMITED: {
    status: 429,
    meaning: 'There are too many requests. The call has changed nothing.',
    action: later,
  },
  INTERNAL: { status: 500, meaning: 'Something is wrong in the wallet.', action: unknown },
  BUSY: { status: 503, meaning: 'The transaction is still in progress.', action: unknown },
  MAINTENANCE: { status: 503, meaning: 'The wallet is not available for some time.', action: unknown },
};
