import type { TextChange } from './started-wallet';

export interface BrokenWallet {
  readonly name: string;
  readonly change: TextChange;
  /** The scenarios about rules 1 to 6 that must fail, and no others. */
  readonly fails: readonly string[];
  /** Those that fail if a rollback overtakes its bet on the way to the wallet. */
  readonly mayFail?: readonly string[];
}

/** Wallets with plausible errors. */
export const brokenWallets: readonly BrokenWallet[] = [
  {
    name: 'a win that funds its own bet',
    change: { from: 'if (player.balance < amount) {', to: 'if (player.balance + won < amount) {' },
    fails: ['funds.win-funds-bet', 'funds.history'],
  },
  {
    name: 'rollbacks of unknown bets that leave no trace',
    change: { from: "store({ id: txId, type: 'BET', amount: 0n }, request, '', {});", to: '' },
    fails: ['funds.history', 'rollback.early', 'rollback.parallel', 'rollback.known-and-unknown'],
    mayFail: ['lost.cut'],
  },
  {
    name: 'a second body for the same id that is accepted',
    change: { from: 'if (known.request !== body)', to: 'if (false)' },
    fails: [
      ...['funds.history', 'id.other-amount', 'id.other-details', 'id.other-win', 'id.other-user'],
      ...['id.other-kind', 'id.win-of-bet'],
    ],
  },
];
