import { unexpected, type Player } from '#wallet/runner/player';
import type { TestWallet } from '#wallet/runner/test-wallet';
import type { Step } from './step';
import { walletModel, type Expected } from './wallet-model';

/** Plays a history with one player, and returns the first difference from the model, or undefined. */
export async function playHistory(
  wallet: TestWallet,
  player: Player,
  start: bigint,
  history: readonly Step[],
): Promise<string | undefined> {
  const model = walletModel(start);
  const send = sender(wallet, player);
  for (const [place, step] of history.entries()) {
    const expected = model.play(step);
    if (expected === undefined) continue;
    const exchange = await send(step);
    const isOk = exchange.kind === 'OK';
    const isExpected = expected.kinds.some((kind) => kind === exchange.kind);
    const isBalance = !isOk || exchange.answer?.balance === String(expected.balance);
    if (!isExpected || !isBalance)
      return `Call ${place + 1} of the history: ${unexpected(exchange, describe(expected)).message}`;
  }
  const { answer } = await wallet.send('balance', player.balance());
  return answer?.balance === String(model.balance())
    ? undefined
    : `The balance is ${answer?.balance} after the history, expected ${model.balance()}.`;
}

const describe = ({ kinds, balance }: Expected) =>
  kinds.map((kind) => (kind === 'OK' ? `the balance ${balance}` : kind)).join(' or ');

function sender(wallet: TestWallet, player: Player) {
  const named = new Map<string, string>();
  const id = (name: string) => {
    const known = named.get(name) ?? wallet.ids.next();
    named.set(name, known);
    return known;
  };
  const [tx, round] = [(number: number) => id(`tx ${number}`), (number: number) => id(`round ${number}`)];
  return async (step: Step) => {
    const roundId = round(step.round);
    if (step.call === 'close') return wallet.send('close', { user: player.user, roundId });
    if (step.call === 'rollback') {
      const [first, ...others] = step.txs.map((number) => ({ roundId, txId: tx(number) }));
      if (first === undefined) throw new Error('A rollback needs a bet.');
      return wallet.send('rollback', player.rollback(first, ...others));
    }
    const txId = tx(step.tx);
    const amount = String(step.amount);
    if (step.call === 'win') {
      const more = { txId, kind: step.kind, roundClosed: step.closes };
      return wallet.send('win', player.win({ roundId, txId }, amount, more));
    }
    const win = step.win && { txId: tx(step.win.tx), amount: String(step.win.amount) };
    return wallet.send(
      'bet',
      player.bet(amount, { txId, roundId, roundClosed: step.closes, ...(win && { win }) }),
    );
  };
}
