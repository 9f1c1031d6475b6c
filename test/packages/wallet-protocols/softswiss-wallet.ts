import type { Expected, Step } from '@novalink/wallet-contract/model';
import { answerOf, numbering, scale, type ProtocolWalletOf } from './protocol-wallet';

interface Transaction {
  readonly id_provider: string;
  readonly type: 'bet' | 'win' | 'rollback';
  readonly amount: string;
  readonly original_id_provider: string;
}

interface Body {
  readonly round_id: string;
  readonly round_id_provider: string;
  readonly finished: boolean;
  readonly transactions: readonly Transaction[];
}

const codes: Readonly<Partial<Record<Expected['kinds'][number], string>>> = {
  INSUFFICIENT_FUNDS: '100',
  TX_ROLLED_BACK: '409',
  TX_CONFLICT: '400',
  ROUND_CLOSED: '400',
  TX_NOT_FOUND: '404',
};

const refusal = (api_code: string, more: object = {}) => {
  const meta = { api_code, api_message: 'Simulated.', ...more };
  return answerOf(400, { code: 'invalid_argument', msg: 'Simulated.', meta });
};
const failed = answerOf(500, { code: 'internal', msg: '', meta: { api_code: '500', api_message: '' } });

export const softswissWallet: ProtocolWalletOf = (play, decimals) => {
  const [tx, round] = [numbering(), numbering()];
  const decimalOf = (minor: bigint) => {
    const unit = 10n ** BigInt(decimals);
    const fraction = decimals === 0 ? '' : `.${String(minor % unit).padStart(decimals, '0')}`;
    return `${minor / unit}${fraction}`;
  };
  const minorOf = (text: string) => {
    const [whole = '', fraction = ''] = text.split('.');
    return scale(decimals, fraction.length).minor(BigInt(whole + fraction));
  };
  const stepOf = (path: string, body: Body): Step => {
    if (path === '/finish') return { call: 'close', round: round(body.round_id) };
    if (path === '/rollback') {
      const txs = body.transactions.map(({ original_id_provider }) => tx(original_id_provider));
      return { call: 'rollback', round: round(body.round_id_provider), txs };
    }
    const about = { round: round(body.round_id), closes: body.finished };
    const [first, second] = body.transactions;
    if (!first) throw new Error('There is no transaction.');
    const step = ({ id_provider, amount }: Transaction) => ({ tx: tx(id_provider), amount: minorOf(amount) });
    if (first.type === 'win') return { call: 'win', ...about, ...step(first), kind: 'ROUND' };
    return { call: 'bet', ...about, ...step(first), ...(second && { win: step(second) }) };
  };
  return {
    post: ({ path, body: text }) => {
      const body = JSON.parse(text) as Body;
      const { kinds, balance } = play(stepOf(path, body));
      const [kind = 'INTERNAL'] = kinds;
      if (kind === 'INSUFFICIENT_FUNDS') return refusal('100', { balance: decimalOf(balance) });
      const code = codes[kind];
      if (kind !== 'OK') return code === undefined ? failed : refusal(code);
      if (path === '/finish') return answerOf(200, { balance: decimalOf(balance) });
      const transactions = body.transactions.map(({ id_provider }, index) => ({
        ...{ id_provider, id: `w${index}`, bonus_amount: '0.00' },
      }));
      return answerOf(200, { round_id: 'w', transactions, balance: decimalOf(balance) });
    },
    failures: [failed, answerOf(500, { code: 'internal', msg: '' })],
    refusals: [refusal('403')],
    unknown: [failed, refusal('999'), refusal('504')],
  };
};
