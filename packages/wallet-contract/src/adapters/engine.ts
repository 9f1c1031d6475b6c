import type { WalletErrorCode } from '#wallet/contract/calls';
import type { WalletAdapter } from './adapter';
import { amountOfScaled, scaledAmount } from './amounts';
import { betOf, CannotEncode, sessionOf } from './cannot-encode';
import { roundNumberOf, uuidOf } from './ids';
import { fieldsOf, jsonOf, objectOf } from './json';
import { answered, errorReply, unclear } from './replies';

/** Amounts are whole numbers of 1/1,000,000 of a unit. */
const scale = 6;
/** The contract has one mode of betting. */
const mode = 'base';

/** The status of each error, and what it means. */
const errors = new Map(
  Object.entries<readonly [number, WalletErrorCode]>({
    // Sessions do not expire for credits and rollbacks, so there it can only be our key.
    ERR_ATE: [401, 'INVALID_SIGNATURE'],
    ERR_IS: [400, 'INVALID_TOKEN'],
    ERR_IPB: [400, 'INSUFFICIENT_FUNDS'],
    // Also the answer to a bet that was rolled back before it arrived.
    ERR_BAD: [400, 'INVALID_REQUEST'],
    ERR_BC: [400, 'ROUND_CLOSED'],
    ERR_BNF: [404, 'TX_NOT_FOUND'],
    ERR_GE: [500, 'INTERNAL'],
    ERR_UE: [500, 'INTERNAL'],
  }),
);

/**
 * The operator wallet of Engine, version 1. A session starts with its balance, and a round without a win is closed with a
 * credit that is null. It has no bets of 0, so no free rounds, and no credits without a round.
 */
export const engine: WalletAdapter = {
  encode: (sent, context) => {
    const session = sessionOf(context);
    const { token, coin: currency } = { ...session, ...sent.request };
    if (sent.call === 'authenticate' || sent.call === 'balance')
      return { path: '/v1/balance', body: jsonOf({ token }) };
    const round = roundNumberOf(sent.request.roundId);
    const { ip, decimals } = session;
    const transaction = (txId: string, amount: string) => ({
      ...{ id: uuidOf('transaction', txId), amount: scaledAmount(amount, decimals, scale), currency },
    });
    switch (sent.call) {
      case 'rollback': {
        const rollbacks = sent.request.txIds.map((txId) => ({
          ...{ id: uuidOf('rollback', txId), ref: uuidOf('transaction', txId) },
        }));
        return { path: '/v1/rollback', body: jsonOf({ token, round, rollbacks }) };
      }
      case 'close':
        return { path: '/v1/credit', body: jsonOf({ token, round, active: false, ip, credit: null }) };
      case 'win': {
        const { kind, txId, amount, roundClosed } = sent.request;
        if (kind !== 'ROUND')
          throw new CannotEncode('kind', `The protocol has no credit of the kind ${kind}.`);
        const credit = { ...transaction(txId, amount), ref: uuidOf('transaction', betOf(context)) };
        return { path: '/v1/credit', body: jsonOf({ token, round, active: !roundClosed, ip, credit }) };
      }
      case 'bet': {
        const { txId, amount, roundClosed, win } = sent.request;
        if (amount === '0') throw new CannotEncode('amount', 'The protocol has no bet of 0.');
        const debit = transaction(txId, amount);
        const credit = win ? { ...transaction(win.txId, win.amount), ref: debit.id } : null;
        const active = !roundClosed;
        return { path: '/v1/debit', body: jsonOf({ token, round, mode, active, ip, debit, credit }) };
      }
    }
  },

  headers: ({ signature }) => ({ 'x-signature': signature }),

  decode: (sent, context, { status, body }) => {
    const fields = fieldsOf(body);
    if (status !== 200) {
      const name = String(fields.code);
      const [own, code] = errors.get(name) ?? [];
      return code !== undefined && own === status ? errorReply(code, name) : unclear(status);
    }
    const { user, coin, country, decimals } = sessionOf(context);
    // A balance is a number, or a number with its currency.
    const { amount = fields.balance } = objectOf(fields.balance);
    const balance = amountOfScaled(amount, decimals, scale);
    switch (sent.call) {
      case 'authenticate':
        return answered({ user, coin, country, balance });
      case 'bet': {
        const { txId, win } = sent.request;
        const isWhole = isId(fields.debit_id) && (win === undefined || isId(fields.credit_id));
        return isWhole ? answered({ txId, balance }) : unclear(status);
      }
      case 'win':
        return isId(fields.credit_id) ? answered({ txId: sent.request.txId, balance }) : unclear(status);
      case 'rollback': {
        const { txIds } = sent.request;
        return Array.isArray(fields.rollback_ids) ? answered({ txIds, balance }) : unclear(status);
      }
      default:
        return answered({ balance });
    }
  },
};

/** The ids of an answer are those of the wallet. */
const isId = (id: unknown): boolean => typeof id === 'string' && id !== '';
