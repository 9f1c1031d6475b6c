import { chance, timeline, type Timeline } from '@novalink/ledger/simulation';
import {
  isDue,
  playSeamlessRound,
  resumeSeamlessRound,
  retriedRound,
  type RoundPorts,
  type RoundTerms,
  type SeamlessRound,
} from '@novalink/wallet-contract/rounds';
import { newProcess, StoreError, type Process } from './faults';
import { rowStore, type RowStore } from './row-store';
import { simulatedWallet, type SimulatedWallet, type Speaker } from './simulated-wallet';

const hour = 3_600_000;
const firstOfYear = Date.UTC(2026, 0, 1);
const roundsOfHistory = 12;
const mostRetriesByHand = 3;

/** What the ports of one process are made of. */
export interface World {
  readonly process: Process;
  readonly store: RowStore;
  readonly time: Timeline;
  /** The win that the committed seed of a round gives. */
  readonly outcomeOf: (round: Pick<RoundTerms, 'id' | 'bet'>) => bigint;
  readonly random: () => number;
}

export interface History {
  readonly terms: readonly RoundTerms[];
  readonly store: RowStore;
  readonly wallet: SimulatedWallet;
  readonly outcomeOf: World['outcomeOf'];
  /** What the players were told. */
  readonly told: readonly SeamlessRound[];
  /** Rounds that were drawn while the wallet had not taken their bet. */
  readonly drawnEarly: readonly string[];
}

/** The ports of the protocol without an error. */
export function rightPorts({ process, store, time, outcomeOf, random }: World): RoundPorts {
  return {
    rounds: {
      create: (round) => process.store(() => store.create(round)),
      read: (id) => process.store(() => store.rows.get(id)),
      replace: (next, before) => process.store(() => store.replace(next, before)),
    },
    send: (outgoing) => process.wallet(outgoing),
    draw: (round) => Promise.resolve(outcomeOf(round)),
    now: () => new Date(time.now()),
    newRequestId: () => `request-${Math.floor(random() * 1e9)}`,
  };
}

/**
 * Simulates one history of the rounds of one player: processes that play them, two sweeps that continue them, and a person.
 * The same seed always produces the same history.
 */
export async function simulate(
  seed: number,
  portsOf: (world: World) => RoundPorts = rightPorts,
  speaker?: Speaker,
): Promise<History> {
  const luck = chance(seed);
  const time = timeline(firstOfYear + luck.whole(0, 86_400_000));
  const started = time.now();
  const store = rowStore();
  const wallet = simulatedWallet(speaker);
  const severity = luck.one([0, 5, 15, 30, 50] as const);
  const playedFor = luck.one([1000, 60_000, 1_800_000] as const);
  const isLong = luck.happens(0.05);
  const fixedAt = started + (isLong ? 80 * hour : 2 * hour);
  const isFixed = () => time.now() >= fixedAt;
  const told: SeamlessRound[] = [];
  const drawnEarly: string[] = [];
  const outcomes = chance(seed + 1_000_003);
  const terms = Array.from({ length: roundsOfHistory }, (_, index) => ({
    ...{ id: `round-${index}`, user: 'ann', coin: 'GOLD', game: 'diamonds', gameVersion: '1.0.0' },
    bet: BigInt(luck.whole(0, 300)),
  }));
  const wins = new Map(
    terms.map(({ id, bet }) => [id, outcomes.happens(0.4) ? bet * BigInt(outcomes.whole(1, 4)) : 0n]),
  );
  const outcomeOf: World['outcomeOf'] = ({ id }) => wins.get(id) ?? 0n;

  /** Runs a process until it ends or crashes. */
  const run = (work: (ports: RoundPorts, process: Process) => Promise<void>, restart?: () => void) =>
    time.spawn(async () => {
      const own = newProcess({
        ...{ time, chance: luck, wallet, crash: () => restart?.() },
        percent: () => (isFixed() ? 0 : severity),
        isOut: () => isLong && !isFixed() && time.now() > started + 30_000,
      });
      const ports = portsOf({ process: own, store, time, outcomeOf, random: luck.next });
      const draw: RoundPorts['draw'] = (round) => {
        if (!wallet.taken.has(round.id)) drawnEarly.push(round.id);
        return ports.draw(round);
      };
      await work({ ...ports, draw }, own);
    });
  const play = (one: RoundTerms) =>
    run(async (ports, own) => {
      await own.sleep(luck.whole(0, playedFor));
      await survive(async () => told.push(await playSeamlessRound(ports, one, 'token')));
    });
  for (const one of terms) {
    play(one);
    // The player sends the request again.
    if (luck.happens(0.2)) play(one);
  }

  const byHand = new Map<string, number>();
  const isOver = () =>
    time.now() > fixedAt + 100 * hour ||
    (isFixed() &&
      [...store.rows.values()].every(
        ({ id, dueAt, attentionSince }) =>
          dueAt === undefined && (attentionSince === undefined || (byHand.get(id) ?? 0) >= mostRetriesByHand),
      ));
  const sweep = (): void =>
    run(
      async (ports, own) => {
        while (!isOver()) {
          await own.sleep(luck.whole(1000, 60_000));
          for (const round of [...store.rows.values()]) {
            if (round.attentionSince !== undefined && isFixed()) retryByHand(round);
            if (isDue(round, ports.now())) await survive(() => resumeSeamlessRound(ports, round.id));
          }
        }
      },
      () => time.plan(luck.whole(1000, 60_000), sweep),
    );
  const retryByHand = (round: SeamlessRound) => {
    const times = byHand.get(round.id) ?? 0;
    const next = retriedRound(round, new Date(time.now()));
    if (!next || times >= mostRetriesByHand) return;
    byHand.set(round.id, times + 1);
    store.replace(next, round);
  };
  sweep();
  sweep();
  await time.unfold();
  return { terms, store, wallet, outcomeOf, told, drawnEarly };
}

/** A process reports an error of the store, and continues with its next work. */
async function survive(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
  }
}
