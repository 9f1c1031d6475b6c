import type { WalletErrorCode } from '#wallet/contract/calls';
import type { WalletAdapter, WalletRequest } from './adapter';
import { amountOfScaled, scaledAmount } from './amounts';
import { betOf, CannotEncode, sessionOf } from './cannot-encode';
import { uuidOf } from './ids';
import { fieldsOf, jsonOf } from './json';
import { answered, errorReply, unclear } from './replies';

/** Amounts are whole numbers of 1/100,000 of a unit. */
const scale = 5;

const errors = new Map(
  Object.entries<WalletErrorCode>({
    RS_ERROR_UNKNOWN: 'INTERNAL',
    RS_ERROR_INVALID_PARTNER: 'FORBIDDEN',
    RS_ERROR_INVALID_TOKEN: 'INVALID_TOKEN',
    RS_ERROR_INVALID_GAME: 'NOT_FOUND',
    RS_ERROR_WRONG_CURRENCY: 'WRONG_COIN',
    RS_ERROR_NOT_ENOUGH_MONEY: 'INSUFFICIENT_FUNDS',
    RS_ERROR_USER_DISABLED: 'USER_DISABLED',
    RS_ERROR_INVALID_SIGNATURE: 'INVALID_SIGNATURE',
    RS_ERROR_TOKEN_EXPIRED: 'TOKEN_EXPIRED',
    RS_ERROR_WRONG_SYNTAX: 'INVALID_REQUEST',
    RS_ERROR_WRONG_TYPES: 'INVALID_REQUEST',
    RS_ERROR_DUPLICATE_TRANSACTION: 'TX_CONFLICT',
    RS_ERROR_TRANSACTION_DOES_NOT_EXIST: 'TX_NOT_FOUND',
    RS_ERROR_LIMIT_REACHED: 'LIMIT_REACHED',
  }),
);
/** The protocol asks for a rollback of the bet after every other error, so they are not final for a bet. */
const refusalsOfBets: readonly string[] = ['RS_ERROR_NOT_ENOUGH_MONEY', 'RS_ERROR_LIMIT_REACHED'];

/**
 * The wallet API of Hub88, in which we are the supplier. A session starts with its balance, a round without a win is closed with
 * a win of 0, and prizes are promotions of the supplier. It has no bet with a win, and rolls one bet back in a call.
 */
export const hub88: WalletAdapter = {
  encode: (sent, context) => {
    const session = sessionOf(context);
    const { token, user, coin } = { ...session, ...sent.request };
    const request_uuid = uuidOf('request', context.requestId);
    const game_code = session.game;
    if (sent.call === 'authenticate' || sent.call === 'balance')
      return { path: '/user/balance', body: jsonOf({ user, token, game_code, request_uuid }) };
    const { roundId: round } = sent.request;
    const common = { user, token, game_code, round, request_uuid };
    if (sent.call === 'rollback') {
      const [txId = '', ...others] = sent.request.txIds;
      if (others.length > 0) throw new CannotEncode('txIds', 'The protocol rolls one bet back in a call.');
      const own = { transaction_uuid: uuidOf('rollback', txId), supplier_transaction_id: `${txId}-rollback` };
      const reference_transaction_uuid = uuidOf('transaction', txId);
      return {
        path: '/transaction/rollback',
        body: jsonOf({ ...common, ...own, reference_transaction_uuid }),
      };
    }
    const { amount, roundClosed, freeRound, ...own } = transactionOf(sent, context.freeRound);
    const transaction = {
      ...common,
      // We have the ids of the operator.
      supplier_user: user,
      ...own,
      currency: coin,
      amount: scaledAmount(amount, session.decimals, scale),
      round_closed: roundClosed,
      is_free: freeRound !== undefined,
      reward_uuid: freeRound === undefined ? undefined : uuidOf('reward', freeRound),
      is_aggregated: false,
    };
    if (sent.call === 'bet') return { path: '/transaction/bet', body: jsonOf(transaction) };
    const reference_transaction_uuid = uuidOf('transaction', betOf(context));
    return { path: '/transaction/win', body: jsonOf({ ...transaction, reference_transaction_uuid }) };
  },

  headers: ({ signature }) => ({ 'X-Hub88-Signature': signature }),

  decode: (sent, context, { status, body }) => {
    if (status !== 200) return unclear(status);
    const fields = fieldsOf(body);
    const { user, country, decimals } = sessionOf(context);
    const balance = amountOfScaled(fields.balance, decimals, scale);
    const name = String(fields.status);
    if (name === 'RS_OK') {
      // The only field that an answer repeats.
      if (fields.request_uuid !== uuidOf('request', context.requestId)) return unclear(status);
      if (sent.call === 'authenticate') return answered({ user, coin: fields.currency, country, balance });
      const { txId, txIds } = sent.request as { readonly txId?: string; readonly txIds?: readonly string[] };
      return answered({ txId, txIds, balance });
    }
    const code = errors.get(name);
    if (code === undefined) return unclear(status);
    const isFinal = sent.call !== 'bet' || refusalsOfBets.includes(name);
    return errorReply(code, name, { balance, ...(!isFinal && { status: 500 }) });
  },
};

interface Transaction {
  readonly transaction_uuid: string;
  readonly supplier_transaction_id: string;
  readonly amount: string;
  readonly roundClosed: boolean;
  readonly is_supplier_promo: boolean;
  readonly freeRound?: string | undefined;
  readonly meta?: { readonly supplier_promo_info: { readonly promo_reference: string } };
}

/** A bet, a win, or the win of 0 that closes a round. */
function transactionOf(
  sent: Extract<WalletRequest, { readonly call: 'bet' | 'win' | 'close' }>,
  freeRoundOfWin: string | undefined,
): Transaction {
  if (sent.call === 'close') {
    const { roundId } = sent.request;
    const own = { transaction_uuid: uuidOf('close', roundId), supplier_transaction_id: `${roundId}-close` };
    return { ...own, is_supplier_promo: false, amount: '0', roundClosed: true, freeRound: freeRoundOfWin };
  }
  const { txId, amount, roundClosed } = sent.request;
  const own = {
    transaction_uuid: uuidOf('transaction', txId),
    supplier_transaction_id: txId,
    amount,
    roundClosed,
  };
  if (sent.call === 'bet') {
    const { win, freeRound } = sent.request;
    if (win !== undefined) throw new CannotEncode('win', 'The protocol has no bet with a win.');
    return { ...own, is_supplier_promo: false, freeRound };
  }
  const { kind, ref } = sent.request;
  if (kind === 'ROUND') return { ...own, is_supplier_promo: false };
  if (kind === 'FREE_ROUND') {
    if (freeRoundOfWin === undefined)
      throw new CannotEncode('freeRound', 'The protocol asks for the free rounds.');
    return { ...own, is_supplier_promo: false, freeRound: freeRoundOfWin };
  }
  const meta = { supplier_promo_info: { promo_reference: ref ?? txId } };
  return { ...own, is_supplier_promo: true, meta };
}
