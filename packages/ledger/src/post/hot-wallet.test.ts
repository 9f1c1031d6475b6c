import { expect, test } from '@jest/globals';
import type { MovementRequest } from './movement';
import type { Ports, WalletAnswer, WalletOperation, WalletState } from './ports';
import { postMovement } from './post-movement';
import { chance } from '#ledger/simulation/chance';
import { timeline } from '#ledger/simulation/timeline';
import { grant, sampleLimits } from '#ledger/testing/scripted-ports';

const clients = 32;
const wishes = 20;
const callMilliseconds = 15;

/** One wallet in a simulation where every call takes some time and none fails. */
function oneWallet(seed: number) {
  const time = timeline(0);
  const luck = chance(seed);
  const posted: bigint[] = [];
  const wallet = (): WalletState => ({ balance: posted.at(-1) ?? 0n, version: posted.length });
  const answer = (operation: WalletOperation<never>): WalletAnswer => {
    if (operation.op === 'READ_WALLET') return { answer: 'WALLET', wallet: wallet() };
    if (operation.op !== 'COMMIT') throw new Error(`Nobody sends ${operation.op} here.`);
    if (operation.before.version !== posted.length) return { answer: 'WALLET_MOVED', wallet: wallet() };
    posted.push(operation.movements[0].balance);
    return { answer: 'DONE' };
  };
  const hop = () => (callMilliseconds / 2) * (0.5 + luck.next());
  const ports: Ports<never> = {
    now: () => new Date(time.now()),
    random: luck.next,
    limits: sampleLimits,
    sleep: (milliseconds) => time.park((wake) => time.plan(milliseconds, () => wake(undefined))),
    send: (operation) =>
      time.park((wake) =>
        time.plan(hop(), () => {
          const said = answer(operation);
          time.plan(hop(), () => wake(said));
        }),
      ),
  };
  return { time, ports, wallet };
}

test.each([1, 2, 3])('32 concurrent clients can all post to one wallet (seed %d)', async (seed) => {
  const { time, ports, wallet } = oneWallet(seed);
  const states: string[] = [];
  for (let client = 0; client < clients; client += 1)
    time.spawn(async () => {
      for (let wish = 0; wish < wishes; wish += 1) {
        const request: MovementRequest = { ...grant, key: `${client}#${wish}`, counter: 'HOUSE' };
        states.push((await postMovement(ports, request)).state);
      }
    });
  await time.unfold();
  expect(new Set(states)).toEqual(new Set(['POSTED']));
  expect(wallet()).toEqual({ balance: BigInt(clients * wishes) * grant.amount, version: clients * wishes });
});
