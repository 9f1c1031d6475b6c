import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Reply } from '@novalink/wallet-contract';
import { newPlayer, withTestWallet, type Player } from '@novalink/wallet-contract/contract-tests';
import {
  playSeamlessRound,
  resumeSeamlessRound,
  type RoundPorts,
  type SeamlessRound,
} from '@novalink/wallet-contract/rounds';
import { outgoingClient } from '#lambda/services/outgoing/outgoing-client';
import { walletClient, type CasinoWallet } from '#lambda/services/seamless/wallet-client';
import { startWallet, type StartedWallet } from '../started-wallet';
import { rowStore } from './row-store';

let wallet: StartedWallet;
let casino: CasinoWallet;
beforeAll(async () => {
  wallet = await startWallet();
  const { url, key } = wallet;
  casino = { casinoId: 'c1', url: url.href.replace(/\/$/, ''), keyId: key.id, signing: key.signing };
});
afterAll(() => wallet.stop());

const client = outgoingClient({ allowsLoopback: true });
let requests = 0;
let users = 0;
const newRequestId = () => `seamless-${(requests += 1)}`;

/** Ports over the outgoing client, in a time that tests move. Answers to the calls in `loses` are lost once. */
function table(win: (round: SeamlessRound) => bigint, loses: readonly string[] = []) {
  const store = rowStore();
  const lost = new Set(loses);
  let passed = 0;
  const send = walletClient({ client, clock: () => new Date() });
  const ports: RoundPorts = {
    rounds: {
      create: (round) => Promise.resolve(store.create(round)),
      read: (id) => Promise.resolve(store.rows.get(id)),
      replace: (next, before) => Promise.resolve(store.replace(next, before)),
    },
    send: async (outgoing, requestId): Promise<Reply> => {
      const reply = await send(casino, outgoing, requestId);
      return lost.delete(outgoing.call) ? { failure: 'TIMEOUT' } : reply;
    },
    draw: (round) => Promise.resolve(win(round)),
    now: () => new Date(Date.now() + passed),
    newRequestId,
  };
  return { ports, store, wait: (milliseconds: number) => (passed += milliseconds) };
}

const termsOf = ({ user }: Player, id: string, bet: bigint) => ({
  ...{ id, user, coin: 'GOLD', game: 'contract-game', gameVersion: '1.0.0', bet },
});
const inWallet = <Result>(
  work: (player: Player, balance: () => Promise<string | undefined>) => Promise<Result>,
) =>
  withTestWallet(wallet, `seamless${(users += 1)}`, async (own) => {
    const player = await newPlayer(own, '1000');
    return work(player, async () => (await own.send('balance', player.balance())).answer?.balance);
  });

test('plays rounds that win, that lose and that are refused', () =>
  inWallet(async (player, balance) => {
    const { ports } = table(({ bet }) => (bet === 100n ? 250n : 0n));
    const play = (id: string, bet: bigint) =>
      playSeamlessRound(ports, termsOf(player, `${users}-${id}`, bet), player.token);
    expect(await play('a', 100n)).toMatchObject({ state: 'CLOSED', win: 250n, balance: 1150n });
    expect(await play('b', 50n)).toMatchObject({ state: 'CLOSED', win: 0n, balance: 1100n });
    expect(await play('c', 1101n)).toMatchObject({ state: 'REFUSED', problem: 'INSUFFICIENT_FUNDS' });
    expect(await balance()).toBe('1100');
  }));

test.each([
  ['bet', 'ROLLED_BACK', '1000'],
  ['win', 'CLOSED', '1150'],
])('continues a round whose answer to the %s was lost, until it is %s', (call, state, expected) =>
  inWallet(async (player, balance) => {
    const { ports, wait, store } = table(() => 250n, [call, 'rollback']);
    const terms = termsOf(player, `${users}-${call}`, 100n);
    const first = await playSeamlessRound(ports, terms, player.token);
    expect(first.state).toBe(call === 'bet' ? 'ROLLING_BACK' : 'PAYING');
    expect((await resumeSeamlessRound(ports, terms.id)).version).toBe(first.version);
    wait(1000);
    expect(await resumeSeamlessRound(ports, terms.id)).toMatchObject({ state, attempts: 2 });
    expect(await balance()).toBe(expected);
    expect(store.journal.map(({ amount }) => amount)).toEqual(call === 'bet' ? [] : [-100n, 250n]);
  }),
);
