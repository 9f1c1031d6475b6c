import { describe, expect, test } from '@jest/globals';
import { violations } from '../seamless-rounds/invariants';
import { type History, rightPorts, simulate } from '../seamless-rounds/simulate';
import { seeds } from '#test/support/runs';
import { walletAdapters } from '@novalink/wallet-contract/adapters';
import { protocolWallets, speaking, type ForeignProtocol } from './speaking';
import { wrongCodecs } from './wrong-codecs';

/** A closed round in which the wallet takes a further bet. */
function openRoundOf({ store, wallet }: History): string | undefined {
  const closed = [...store.rows.values()].filter(({ state }) => state === 'CLOSED');
  return closed.find(({ id, user, coin, game, gameVersion }) => {
    const terms = { token: 'token', user, coin, game, gameVersion, txId: `${id}-late`, roundId: id };
    const before = wallet.balance();
    wallet.answer({ call: 'bet', request: { ...terms, amount: '1', roundClosed: false } });
    return wallet.balance() !== before;
  })?.id;
}

const protocols = Object.keys(protocolWallets) as ForeignProtocol[];
const histories = seeds(40, 2000);

describe.each(protocols)('rounds over %s', (protocol) => {
  test(`keep all invariants in ${histories.length} histories`, async () => {
    const broken: string[] = [];
    const counts = new Map<string, number>();
    const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
    for (const seed of histories) {
      if (broken.length > 0) break;
      const history = await simulate(seed, rightPorts, speaking(protocol));
      for (const [name, how] of violations(history)) broken.push(`seed ${seed}, ${name}: ${how}`);
      const open = openRoundOf(history);
      if (open !== undefined) broken.push(`seed ${seed}, the wallet has not closed ${open}`);
      for (const { state, win = 0n } of history.store.rows.values()) count(win > 0n ? 'won' : state);
    }
    expect(broken).toEqual([]);
    const ends = ['won', 'CLOSED', 'REFUSED', 'ROLLED_BACK'];
    expect(ends.filter((name) => (counts.get(name) ?? 0) < 10)).toEqual([]);
  }, 1_200_000);
});

test.each(Object.entries(wrongCodecs))(
  'histories show that %s',
  async (_name, { protocol, breaks, wrong }) => {
    const speaker = speaking(protocol, wrong(walletAdapters[protocol]));
    let found = 0;
    for (let seed = 1; seed <= 50 && found === 0; seed += 1)
      if (violations(await simulate(seed, rightPorts, speaker)).has(breaks)) found = seed;
    expect(found).toBeGreaterThan(0);
  },
);
