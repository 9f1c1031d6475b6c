import { chance } from '@novalink/ledger/simulation';
import type { Answer, Call } from '../partitions/access';
import { partitionModel, type PartitionModelOptions } from '../partitions/partition-model';
import type { StoreOptions } from '../partitions/store';
import { filledIn, type CallTemplate, type Names } from './template';

export interface RoundRecipes {
  /** The calls of a round; one list for each round. */
  readonly rounds: readonly (readonly CallTemplate[])[];
  /**
   * The average follow-up calls of one round through streams. A refused follow-up call blocks nothing and is
   * retried later.
   */
  readonly followUps: readonly (readonly CallTemplate[])[];
}

export interface Crowd {
  readonly players: number;
  readonly brands: number;
  readonly games: number;
  /** The interval between the rounds of a player. */
  readonly roundEveryMs: number;
}

export interface ReplayOptions extends Crowd {
  readonly recipes: RoundRecipes;
  readonly warmUpSeconds: number;
  readonly seconds: number;
  /** The duration of a call, after which the next call of the round starts. */
  readonly callMs: number;
  readonly seed: number;
  readonly model: Omit<PartitionModelOptions, 'storeOptions'>;
  readonly store: Omit<StoreOptions, 'isAscending'>;
}

/** A kind of key that refused a call. */
export interface HotKey {
  /** `Journal/gsi2 DAY#{brand}#2026-11-01 …` */
  readonly name: string;
  readonly reason: 'partition' | 'quota' | 'conflict';
  readonly refused: number;
  readonly firstAtMs: number;
}

export interface ReplayResult {
  readonly rounds: number;
  /** Rounds with a refused call. Their remaining calls are skipped. */
  readonly refusedRounds: number;
  readonly followUps: number;
  readonly refusedFollowUps: number;
  /** In order of their first refusal. */
  readonly hotKeys: readonly HotKey[];
  readonly hotFollowUpKeys: readonly HotKey[];
}

/**
 * Simulates players who play recorded rounds against the partition model, evenly over time. During the
 * warm-up, all calls are made but not counted, so that partitions can be split before the measurement.
 */
export function replay(options: ReplayOptions): ReplayResult {
  const { recipes, warmUpSeconds, seconds, players, model, store } = options;
  const draw = chance(options.seed);
  const ascending = new Set<string>();
  const isAscending = (partitionKey: string) => ascending.has(partitionKey);
  const of = partitionModel({ ...model, storeOptions: () => ({ ...store, isAscending }) });
  const msBetween = options.roundEveryMs / players;
  const warmUp = Math.round((warmUpSeconds * 1000) / msBetween);
  const rounds = Math.round((seconds * 1000) / msBetween);
  const own = refusals();
  const later = refusals();
  const result = { rounds, refusedRounds: 0, followUps: 0, refusedFollowUps: 0 };

  for (let round = 0; round < warmUp + rounds; round += 1) {
    const counts = round >= warmUp;
    const names = namesOf(round % players, options);
    const startMs = round * msBetween;
    /** Returns whether the call was refused. */
    const ask = (template: CallTemplate, place: number, counted: ReturnType<typeof refusals>): boolean => {
      const atMs = startMs + place * options.callMs;
      const answer = of.ask(callFrom(template, names, round, ascending), atMs);
      if (answer.outcome === 'done') return false;
      if (counts) counted.add(answer, template, atMs - warmUpSeconds * 1000);
      return true;
    };
    const calls = draw.one(recipes.rounds) ?? [];
    const followUps = draw.one(recipes.followUps) ?? [];
    const isRefused = counts
      ? calls.some((call, place) => ask(call, place, own))
      : calls.filter((call, place) => ask(call, place, own)).length > 0;
    if (counts && isRefused) {
      result.refusedRounds += 1;
      continue;
    }
    const refused = followUps.filter((call, place) => ask(call, calls.length + place, later)).length;
    if (!counts) continue;
    result.followUps += followUps.length;
    result.refusedFollowUps += refused;
  }
  return { ...result, hotKeys: own.keys(), hotFollowUpKeys: later.keys() };
}

function callFrom(
  { isTransaction, accesses }: CallTemplate,
  names: Names,
  round: number,
  ascending: Set<string>,
): Call {
  return {
    isTransaction,
    accesses: accesses.map(({ store, read, write, partitionKey: pk, sortKey: sk, isAscending }) => {
      const partitionKey = filledIn(pk, names, round);
      if (isAscending) ascending.add(partitionKey);
      return { store, read, write, partitionKey, sortKey: filledIn(sk, names, round) };
    }),
  };
}

/**
 * Players are distributed evenly over the brands and play one of the games. Each brand has its own casino and
 * company.
 */
function namesOf(player: number, { brands, games }: Crowd): Names {
  const brand = player % brands;
  return {
    player: `p${player}`,
    user: `u${player}`,
    session: `s${player}`,
    brand: `b${brand}`,
    casino: `c${brand}`,
    company: `o${brand}`,
    game: `g${player % games}`,
  };
}

function refusals() {
  const found = new Map<string, { -readonly [Name in keyof HotKey]: HotKey[Name] }>();
  return {
    keys: () => [...found.values()],
    add(answer: Exclude<Answer, { outcome: 'done' }>, { accesses }: CallTemplate, atMs: number): void {
      const reason = answer.outcome === 'conflict' ? 'conflict' : answer.by;
      const name = accesses[answer.place]?.name ?? answer.access.store;
      const known = found.get(`${reason} ${name}`);
      if (known) known.refused += 1;
      else found.set(`${reason} ${name}`, { name, reason, refused: 1, firstAtMs: atMs });
    },
  };
}
