import type { WalletErrorCode } from '#wallet/contract/calls';
import type { Step, StepOf } from './step';

/** What a wallet may answer to a step, and the balance in the answer if it is OK. */
export interface Expected {
  readonly kinds: readonly ('OK' | WalletErrorCode)[];
  readonly balance: bigint;
}

/** The contract for one user, as short as possible. */
export interface WalletModel {
  /** Undefined if the contract does not say what happens; such a step must not be sent. */
  readonly play: (step: Step) => Expected | undefined;
  readonly balance: () => bigint;
}

interface Transaction {
  readonly type: 'BET' | 'WIN' | 'WIN_OF_BET' | 'ROLLED_BACK' | 'REFUSED' | 'UNCLEAR';
  readonly round: number;
  /** The whole step, to recognize the same body. */
  readonly body: string;
  /** By how much it changed the balance. */
  readonly change: bigint;
  readonly answer: Expected;
}

interface Round {
  state: 'OPEN' | 'CLOSED' | 'UNCLEAR';
}

const bodyOf = (step: Step): string =>
  JSON.stringify(step, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

export function walletModel(start: bigint): WalletModel {
  let balance = start;
  const transactions = new Map<number, Transaction>();
  const rounds = new Map<number, Round>();

  const just = (...kinds: Expected['kinds']): Expected => ({ kinds, balance });
  const keep = (tx: number, step: StepOf<'bet' | 'win'>, type: Transaction['type'], more: object = {}) => {
    const kept = { type, round: step.round, body: bodyOf(step), change: 0n, answer: just('OK'), ...more };
    transactions.set(tx, kept);
    return kept.answer;
  };
  /** Wallets may keep the id of this refusal or forget it, so it is not used again. */
  const refuse = (step: StepOf<'bet' | 'win'>, ...kinds: Expected['kinds']) => {
    keep(step.tx, step, 'UNCLEAR');
    return just(...kinds);
  };
  /** The answer to an id that is known. */
  const answerOf = (known: Transaction, step: Step) => {
    if (known.body === bodyOf(step)) return known.answer;
    // Its bet can be rolled back.
    return known.type === 'WIN_OF_BET' ? just('TX_CONFLICT', 'TX_ROLLED_BACK') : just('TX_CONFLICT');
  };
  const betsOf = (round: number) =>
    [...transactions.values()].filter(
      ({ type, round: own }) => own === round && (type === 'BET' || type === 'ROLLED_BACK'),
    );

  function bet(step: StepOf<'bet'>): Expected | undefined {
    const { tx, round, amount, win, closes } = step;
    const known = transactions.get(tx);
    if (known?.type === 'UNCLEAR') return undefined;
    if (known?.type === 'ROLLED_BACK') return just('TX_ROLLED_BACK', ...conflictIf(known, step));
    if (known?.type === 'REFUSED') return just('INSUFFICIENT_FUNDS', ...conflictIf(known, step));
    if (known) return answerOf(known, step);
    if (win && (win.tx === tx || transactions.has(win.tx))) return undefined;
    if (rounds.get(round)?.state === 'CLOSED') return refuse(step, 'ROUND_CLOSED');
    if (amount > balance) {
      keep(tx, step, 'REFUSED');
      if (win) keep(win.tx, step, 'UNCLEAR');
      if (!rounds.has(round)) rounds.set(round, { state: 'UNCLEAR' });
      return just('INSUFFICIENT_FUNDS');
    }
    const change = (win?.amount ?? 0n) - amount;
    balance += change;
    rounds.set(round, { state: closes ? 'CLOSED' : 'OPEN' });
    if (win) keep(win.tx, step, 'WIN_OF_BET');
    return keep(tx, step, 'BET', { change });
  }

  function win(step: StepOf<'win'>): Expected | undefined {
    const { tx, round, amount, kind, closes } = step;
    const known = transactions.get(tx);
    if (known?.type === 'UNCLEAR' || known?.type === 'ROLLED_BACK' || known?.type === 'REFUSED')
      return undefined;
    if (known) return answerOf(known, step);
    if (kind === 'ROUND') {
      const bets = betsOf(round);
      if (bets.length === 0) return refuse(step, 'TX_NOT_FOUND');
      if (bets.every(({ type }) => type === 'ROLLED_BACK'))
        return refuse(step, 'TX_ROLLED_BACK', 'TX_NOT_FOUND', 'ROUND_CLOSED');
      if (rounds.get(round)?.state === 'CLOSED') return refuse(step, 'ROUND_CLOSED');
    } else if (closes && !betsOf(round).some(({ type }) => type === 'BET')) return undefined;
    if (closes) rounds.set(round, { state: 'CLOSED' });
    balance += amount;
    return keep(tx, step, 'WIN', { change: amount });
  }

  function rollback({ round, txs }: StepOf<'rollback'>): Expected | undefined {
    const known = txs.map((tx) => ({
      tx,
      ...(transactions.get(tx) ?? { type: 'NEW' as const, round, change: 0n }),
    }));
    if (known.some(({ type }) => type === 'UNCLEAR')) return undefined;
    const isClosed = rounds.get(round)?.state === 'CLOSED';
    if (isClosed && known.some(({ type }) => type === 'NEW')) return undefined;
    const errors: WalletErrorCode[] = [];
    if (known.some(({ type, round: own }) => type === 'WIN' || type === 'WIN_OF_BET' || own !== round))
      errors.push('TX_CONFLICT', 'TX_NOT_FOUND');
    if (isClosed && known.some(({ type }) => type === 'BET')) errors.push('ROUND_CLOSED');
    if (errors.length > 0) return just(...errors);
    const bets = known.filter(({ type }) => type === 'BET');
    // With several bets, the result could depend on their order.
    if (bets.length > 1 && bets.some(({ change }) => change > 0n)) return undefined;
    const back = bets.reduce((sum, { change }) => sum - change, 0n);
    if (balance + back < 0n) return just('INSUFFICIENT_FUNDS');
    balance += back;
    for (const { tx } of known) {
      const step = { call: 'bet', tx, round, amount: 0n, closes: false } as const;
      const before = transactions.get(tx);
      keep(tx, step, 'ROLLED_BACK', before && { body: before.body });
    }
    if (!rounds.has(round)) rounds.set(round, { state: 'UNCLEAR' });
    return just('OK');
  }

  function close({ round }: StepOf<'close'>): Expected | undefined {
    const known = rounds.get(round);
    if (known === undefined) return just('TX_NOT_FOUND');
    if (!betsOf(round).some(({ type }) => type === 'BET')) return undefined;
    known.state = 'CLOSED';
    return just('OK');
  }

  return {
    play: (step) => {
      if (step.call === 'bet') return bet(step);
      if (step.call === 'win') return win(step);
      return step.call === 'rollback' ? rollback(step) : close(step);
    },
    balance: () => balance,
  };
}

/** The id is known with another body; then a wallet may also say that. */
const conflictIf = ({ body }: Transaction, step: Step): WalletErrorCode[] =>
  body === bodyOf(step) ? [] : ['TX_CONFLICT'];
