import type { Expected, Step } from '@novalink/wallet-contract/model';
import { answerOf, numbering, scale, type ProtocolWalletOf } from './protocol-wallet';

interface Transaction {
  readonly id: string;
  readonly amount: number;
}

interface Body {
  readonly active: boolean;
  readonly debit: Transaction;
  readonly credit: Transaction | null;
  readonly rollbacks: readonly { readonly id: string; readonly ref: string }[];
}

const errors: Readonly<Partial<Record<Expected['kinds'][number], readonly [number, string]>>> = {
  INSUFFICIENT_FUNDS: [400, 'ERR_IPB'],
  TX_ROLLED_BACK: [400, 'ERR_BAD'],
  TX_CONFLICT: [400, 'ERR_BAD'],
  ROUND_CLOSED: [400, 'ERR_BC'],
  TX_NOT_FOUND: [404, 'ERR_BNF'],
};

export const engineWallet: ProtocolWalletOf = (play, decimals) => {
  const [tx, round] = [numbering(), numbering()];
  const amounts = scale(decimals, 6);
  const closed = new Set<number>();
  /** JSON.parse would round the number of the round. */
  const roundOf = (text: string) => round(/"round":(\d+)/.exec(text)?.[1]);
  const stepOf = (path: string, text: string): Step => {
    const { active, debit, credit, rollbacks } = JSON.parse(text) as Body;
    const about = { round: roundOf(text), closes: !active };
    const step = ({ id, amount }: Transaction) => ({ tx: tx(id), amount: amounts.minor(amount) });
    if (path === '/v1/rollback')
      return { call: 'rollback', round: about.round, txs: rollbacks.map(({ ref }) => tx(ref)) };
    if (path === '/v1/debit')
      return { call: 'bet', ...about, ...step(debit), ...(credit && { win: step(credit) }) };
    return credit ? { call: 'win', ...about, ...step(credit), kind: 'ROUND' } : { call: 'close', ...about };
  };
  return {
    post: ({ path, body }) => {
      const step = stepOf(path, body);
      // A closed round accepts nothing, also no further close.
      if (step.call === 'close' && closed.has(step.round))
        return answerOf(400, { code: 'ERR_BC', message: '' });
      const { kinds, balance } = play(step);
      const [kind = 'INTERNAL'] = kinds;
      if (kind !== 'OK') {
        const [status, code] = errors[kind] ?? [500, 'ERR_GE'];
        return answerOf(status, { code, message: 'Simulated.' });
      }
      if (step.call === 'close') closed.add(step.round);
      const ids = { debit_id: 'd1', credit_id: 'c1', rollback_ids: ['b1'] };
      return answerOf(200, { ...ids, balance: amounts.number(balance) });
    },
    failures: [
      answerOf(500, { code: 'ERR_GE', message: '' }),
      answerOf(500, { code: 'ERR_UE', message: '' }),
    ],
    refusals: [answerOf(401, { code: 'ERR_ATE', message: '' })],
    unknown: [
      answerOf(500, { code: 'ERR_GE', message: '' }),
      answerOf(400, { code: 'ERR_NEW', message: '' }),
      answerOf(404, { code: 'ERR_IPB', message: '' }),
    ],
  };
};
