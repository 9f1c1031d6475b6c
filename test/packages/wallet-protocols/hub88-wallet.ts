import type { Expected, Step } from '@novalink/wallet-contract/model';
import { answerOf, numbering, scale, type ProtocolWalletOf } from './protocol-wallet';

interface Body {
  readonly user: string;
  readonly request_uuid: string;
  readonly transaction_uuid: string;
  readonly reference_transaction_uuid: string;
  readonly round: string;
  readonly round_closed: boolean;
  readonly is_supplier_promo: boolean;
  readonly amount: number;
}

const statuses: Readonly<Partial<Record<Expected['kinds'][number], string>>> = {
  OK: 'RS_OK',
  INSUFFICIENT_FUNDS: 'RS_ERROR_NOT_ENOUGH_MONEY',
  TX_NOT_FOUND: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  TX_CONFLICT: 'RS_ERROR_DUPLICATE_TRANSACTION',
  // The protocol has no status for a bet that was rolled back before it arrived, or for a closed round.
  TX_ROLLED_BACK: 'RS_ERROR_DUPLICATE_TRANSACTION',
};

export const hub88Wallet: ProtocolWalletOf = (play, decimals) => {
  const [tx, round] = [numbering(), numbering()];
  const amounts = scale(decimals, 5);
  const stepOf = (path: string, body: Body): Step => {
    if (path === '/transaction/rollback')
      return { call: 'rollback', round: round(body.round), txs: [tx(body.reference_transaction_uuid)] };
    const step = {
      ...{ tx: tx(body.transaction_uuid), round: round(body.round), closes: body.round_closed },
      amount: amounts.minor(body.amount),
    };
    if (path === '/transaction/bet') return { call: 'bet', ...step };
    return { call: 'win', ...step, kind: body.is_supplier_promo ? 'PROMOTION' : 'ROUND' };
  };
  return {
    post: ({ path, body: text }) => {
      const body = JSON.parse(text) as Body;
      const { kinds, balance } = play(stepOf(path, body));
      const status = (kinds[0] && statuses[kinds[0]]) ?? 'RS_ERROR_UNKNOWN';
      const { user, request_uuid } = body;
      return answerOf(200, {
        user,
        status,
        request_uuid,
        currency: 'GOLD',
        balance: amounts.number(balance),
      });
    },
    failures: [
      answerOf(200, { status: 'RS_ERROR_UNKNOWN' }),
      answerOf(422, { status: 'RS_ERROR_WRONG_SYNTAX' }),
    ],
    refusals: [answerOf(200, { status: 'RS_ERROR_INVALID_SIGNATURE' })],
    unknown: [
      answerOf(200, { status: 'RS_ERROR_UNKNOWN' }),
      answerOf(200, { status: 'RS_ERROR_TIMEOUT' }),
      answerOf(200, { status: 'RS_OK', balance: 100_000 }),
    ],
  };
};
