import type { Reply } from '@novalink/wallet-contract';
import {
  type Outgoing,
  type RoundPorts,
  type SeamlessRound,
  txIdsOf,
} from '@novalink/wallet-contract/rounds';
import { rightPorts, type World } from './simulate';

type Send = (outgoing: Outgoing) => Promise<Reply>;
type PortsOf = (world: World) => RoundPorts;

/** Ports whose calls go through another sender. */
const sending =
  (wrong: (world: World, send: Send) => Send): PortsOf =>
  (world) => ({ ...rightPorts(world), send: wrong(world, (outgoing) => world.process.wallet(outgoing)) });

/** Ports with another store. */
const storing =
  (wrong: (world: World, right: RoundPorts['rounds']) => Partial<RoundPorts['rounds']>): PortsOf =>
  (world) => {
    const right = rightPorts(world);
    return { ...right, rounds: { ...right.rounds, ...wrong(world, right.rounds) } };
  };

const isUnknown = (reply: Reply) => 'failure' in reply || reply.status >= 500 || reply.json === undefined;
const refusal: Reply = { status: 402, json: { code: 'INSUFFICIENT_FUNDS', message: 'Simulated.' } };

/** A reply as if the call were done. */
const asDone = ({ request }: Outgoing): Reply => ({ status: 200, json: { ...request, balance: '0' } });

/** The same transaction with a new id. The answer is returned as if it were about the first one. */
async function sendAsNew(outgoing: Outgoing, { random }: World, send: Send): Promise<Reply> {
  if (outgoing.call !== 'bet' && outgoing.call !== 'win') return send(outgoing);
  const { txId } = outgoing.request;
  const again = `${txId}-${Math.floor(random() * 1e9)}`;
  const renamed = { call: outgoing.call, request: { ...outgoing.request, txId: again } } as Outgoing;
  const reply = await send(renamed);
  return 'status' in reply && reply.status === 200
    ? { status: 200, json: { ...(reply.json as object | undefined), txId } }
    : reply;
}

/** Rolls the bet of a round back, whatever comes of it. */
const rollBack = ({ request: { user, roundId } }: Outgoing, send: Send) =>
  send({
    call: 'rollback',
    request: { user, coin: 'GOLD', roundId, txIds: [txIdsOf({ id: roundId }).bet] },
  });

/** Protocols with plausible errors. */
export const wrongProtocols = {
  'the win is sent again with a new id': sending((world, send) => async (outgoing) => {
    if (outgoing.call !== 'win') return send(outgoing);
    const win: Outgoing = { call: 'win', request: { ...outgoing.request, roundClosed: false } };
    const reply = await send(win);
    return isUnknown(reply) ? sendAsNew(win, world, send) : reply;
  }),

  'the bet is sent again with a new id': sending((world, send) => async (outgoing) => {
    const reply = await send(outgoing);
    return outgoing.call === 'bet' && isUnknown(reply) ? sendAsNew(outgoing, world, send) : reply;
  }),

  'every process pays with an id of its own': sending(
    (world, send) => (outgoing) =>
      outgoing.call === 'win' ? sendAsNew(outgoing, world, send) : send(outgoing),
  ),

  'an unknown bet is played': sending((_world, send) => async (outgoing) => {
    const reply = await send(outgoing);
    return outgoing.call === 'bet' && isUnknown(reply) ? asDone(outgoing) : reply;
  }),

  'an unknown bet is refused': sending((_world, send) => async (outgoing) => {
    const reply = await send(outgoing);
    return outgoing.call === 'bet' && isUnknown(reply) ? refusal : reply;
  }),

  'an unknown win is paid': sending((_world, send) => async (outgoing) => {
    const reply = await send(outgoing);
    return outgoing.call === 'win' && isUnknown(reply) ? asDone(outgoing) : reply;
  }),

  'an unknown win is rolled back': sending((_world, send) => async (outgoing) => {
    const reply = await send(outgoing);
    if (outgoing.call !== 'win' || !isUnknown(reply)) return reply;
    await rollBack(outgoing, send);
    return asDone(outgoing);
  }),

  'a refused call of a win is final': sending((_world, send) => async (outgoing) => {
    const reply = await send(outgoing);
    const isRefused = 'status' in reply && reply.status >= 400 && reply.status < 500;
    return outgoing.call === 'win' && isRefused ? asDone(outgoing) : reply;
  }),

  'a rollback is sent once': sending((_world, send) => async (outgoing) => {
    const reply = await send(outgoing);
    return outgoing.call === 'rollback' && isUnknown(reply) ? asDone(outgoing) : reply;
  }),

  'no rollback is sent': sending(
    (_world, send) => (outgoing) =>
      outgoing.call === 'rollback' ? Promise.resolve(asDone(outgoing)) : send(outgoing),
  ),

  'a bet is played after its rollback': sending((_world, send) => async (outgoing) => {
    const reply = await send(outgoing);
    if (outgoing.call !== 'bet' || !isUnknown(reply)) return reply;
    await rollBack(outgoing, send);
    await send(outgoing);
    return asDone(outgoing);
  }),

  'the win is sent before the bet is confirmed': sending((world, send) => async (outgoing) => {
    if (outgoing.call !== 'bet') return send(outgoing);
    const { user, coin, roundId, amount } = outgoing.request;
    const win = world.outcomeOf({ id: roundId, bet: BigInt(amount) });
    const reply = await send(outgoing);
    const { win: txId } = txIdsOf({ id: roundId });
    const early = {
      user,
      coin,
      txId,
      roundId,
      amount: String(win),
      roundClosed: false,
      kind: 'ROUND',
    } as const;
    if (win > 0n) await send({ call: 'win', request: early });
    return reply;
  }),

  'the outcome is drawn again': (world) => ({
    ...rightPorts(world),
    draw: (round) => Promise.resolve(world.random() < 0.5 ? 0n : round.bet * 2n),
  }),

  'a repeated win is drawn again': sending((world, send) => async (outgoing) => {
    const reply = await send(outgoing);
    if (outgoing.call !== 'win' || !isUnknown(reply)) return reply;
    const amount = String(Math.floor(world.random() * 1000));
    return send({ call: 'win', request: { ...outgoing.request, amount } });
  }),

  'the row is written after the bet': (world) => {
    const right = rightPorts(world);
    let waiting: (() => Promise<unknown>) | undefined;
    return {
      ...right,
      rounds: {
        ...right.rounds,
        create: (round) => {
          if (world.store.rows.has(round.id)) return Promise.resolve(false);
          waiting = () => right.rounds.create(round);
          return Promise.resolve(true);
        },
      },
      send: async (outgoing) => {
        const reply = await world.process.wallet(outgoing);
        await waiting?.();
        waiting = undefined;
        return reply;
      },
    };
  },

  'rows are written without a condition': storing(({ process, store }) => ({
    replace: (next, before) => process.store(() => store.overwrite(next, before)),
  })),

  'a late answer to a bet plays a round that is rolled back': storing(({ process, store }, right) => ({
    replace: (next, before) =>
      next.state === 'PLAYED'
        ? process.store(() => store.overwrite(next, before))
        : right.replace(next, before),
  })),

  'a round that was interrupted is refused': storing((_world, right) => ({
    replace: (next, before) =>
      before.state === 'BETTING' && next.state === 'ROLLING_BACK' && next.problem === undefined
        ? right.replace(refused(next), before).then(() => false)
        : right.replace(next, before),
  })),
} as const satisfies Record<string, PortsOf>;

const refused = ({ dueAt: _, ...round }: SeamlessRound): SeamlessRound => ({ ...round, state: 'REFUSED' });
