import type { MovementRequest } from '#ledger/post/movement';
import type { LedgerLimits, Ports, WalletAnswer, WalletOperation } from '#ledger/post/ports';

export const grant: MovementRequest = {
  key: 'GRANT#B#admin#1',
  kind: 'GRANT',
  brandId: 'B',
  playerId: 'ann',
  coin: 'GEM',
  purse: 'MAIN',
  amount: 5n,
  actor: 'admin',
  reason: 'A present',
  reference: null,
  requestHash: 'five gems',
  counter: 'TREASURY',
};
export const bet: MovementRequest = { ...grant, key: 'BET#1', kind: 'BET', amount: -5n, counter: 'HOUSE' };

/** At most 10¹² minor units, like the largest bets of a game. */
export const sampleLimits: LedgerLimits = { largestAmount: () => 10n ** 12n, treasuryShards: 16 };

export interface ScriptedPorts extends Ports<string> {
  readonly asked: readonly WalletOperation<string>[];
  /** Time spent sleeping, in milliseconds. */
  readonly slept: readonly number[];
}

/** Returns the answers in order, then repeats the last one. */
export function scriptedPorts(...answers: readonly WalletAnswer[]): ScriptedPorts {
  const asked: WalletOperation<string>[] = [];
  const slept: number[] = [];
  let now = Date.UTC(2026, 10, 1);
  return {
    asked,
    slept,
    send: (operation) => {
      asked.push(operation);
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      return answer ? Promise.resolve(answer) : Promise.reject(new Error('The test defines no answer.'));
    },
    now: () => new Date(now),
    sleep: (milliseconds) => {
      slept.push(milliseconds);
      now += milliseconds;
      return Promise.resolve();
    },
    random: () => 0.5,
    limits: sampleLimits,
  };
}
