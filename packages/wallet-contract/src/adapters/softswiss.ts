import type { WalletErrorCode } from '#wallet/contract/calls';
import type { WalletAdapter } from './adapter';
import { amountOfDecimal, decimalAmount } from './amounts';
import { CannotEncode, sessionOf } from './cannot-encode';
import { fieldsOf, jsonOf, objectOf } from './json';
import { answered, errorReply, unclear } from './replies';

/** By `api_code`. Those of free spins (600 to 620) are not about these calls. */
const errors = new Map(
  Object.entries<WalletErrorCode>({
    100: 'INSUFFICIENT_FUNDS',
    101: 'NOT_FOUND',
    105: 'LIMIT_REACHED',
    106: 'LIMIT_REACHED',
    107: 'FORBIDDEN',
    110: 'USER_DISABLED',
    153: 'LOCATION_BLOCKED',
    154: 'WRONG_COIN',
    400: 'INVALID_REQUEST',
    403: 'INVALID_SIGNATURE',
    404: 'NOT_FOUND',
    405: 'FORBIDDEN',
    409: 'TX_ROLLED_BACK',
    500: 'INTERNAL',
    501: 'INTERNAL',
    502: 'INTERNAL',
    503: 'MAINTENANCE',
    504: 'INTERNAL',
  }),
);

const rollbackOf = (txId: string) => `${txId}-rollback`;

/**
 * The game aggregator of SOFTSWISS, version 2. Amounts are decimal numbers of units. A session starts with its balance. It has
 * no transactions of 0, so no free rounds, and no wins without a round.
 */
export const softswiss: WalletAdapter = {
  encode: (sent, context) => {
    const session = sessionOf(context);
    const { user: account_id, coin: currency, token: session_id } = { ...session, ...sent.request };
    const account = { account_id, currency, session_id };
    const { game: game_id, decimals } = session;
    const transaction = (type: 'bet' | 'win', id_provider: string, amount: string) => {
      if (amount === '0') throw new CannotEncode('amount', 'The protocol has no transactions of 0.');
      return { id_provider, type, amount: decimalAmount(amount, decimals) };
    };
    const betWin = (round_id: string, finished: boolean, transactions: ReturnType<typeof transaction>[]) => ({
      path: '/betwin',
      body: jsonOf({ ...account, game_id, round_id, finished, transactions }),
    });
    switch (sent.call) {
      case 'authenticate':
      case 'balance':
        return { path: '/balance', body: jsonOf({ ...account, game_id }) };
      case 'bet': {
        const { roundId, roundClosed, txId, amount, win } = sent.request;
        const wins = win ? [transaction('win', win.txId, win.amount)] : [];
        return betWin(roundId, roundClosed, [transaction('bet', txId, amount), ...wins]);
      }
      case 'win': {
        const { roundId, roundClosed, txId, amount, kind } = sent.request;
        if (kind !== 'ROUND') throw new CannotEncode('kind', `The protocol has no win of the kind ${kind}.`);
        return betWin(roundId, roundClosed, [transaction('win', txId, amount)]);
      }
      case 'rollback': {
        const { roundId: round_id_provider, txIds } = sent.request;
        const transactions = txIds.map((txId) => ({
          ...{ id_provider: rollbackOf(txId), type: 'rollback', original_id_provider: txId },
        }));
        // The contract does not close a round with its rollback.
        const round = { round_id_provider, finished: false, transactions };
        return { path: '/rollback', body: jsonOf({ ...account, game_id, ...round }) };
      }
      case 'close':
        return { path: '/finish', body: jsonOf({ ...account, round_id: sent.request.roundId }) };
    }
  },

  headers: ({ signature }) => ({ 'X-REQUEST-SIGN': signature }),

  decode: (sent, context, { status, body }) => {
    const fields = fieldsOf(body);
    const { user, coin, country, decimals } = sessionOf(context);
    if (status !== 200) {
      const { api_code, balance } = objectOf(fields.meta);
      const name = String(api_code);
      const code = errors.get(name);
      if (code === undefined || status !== 400 || fields.code !== 'invalid_argument') return unclear(status);
      return errorReply(code, `api_code ${name}`, { balance: amountOfDecimal(balance, decimals) });
    }
    const balance = amountOfDecimal(fields.balance, decimals);
    const ids = (Array.isArray(fields.transactions) ? fields.transactions : []).map(
      (transaction) => objectOf(transaction).id_provider,
    );
    switch (sent.call) {
      case 'authenticate':
        return answered({ user, coin, country, balance });
      case 'bet': {
        const { win } = sent.request;
        return win === undefined || ids[1] === win.txId
          ? answered({ txId: ids[0], balance })
          : unclear(status);
      }
      case 'win':
        return answered({ txId: ids[0], balance });
      case 'rollback': {
        const txIds = sent.request.txIds.filter((txId) => ids.includes(rollbackOf(txId)));
        return answered({ txIds, balance });
      }
      default:
        return answered({ balance });
    }
  },
};
