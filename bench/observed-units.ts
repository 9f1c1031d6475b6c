import { setTimeout as pause } from 'node:timers/promises';
import type { EngineCall, startObservedEngine } from '../test/cloud/units/observed-engine';
import { isCount, isFollowUp, isOfProduct } from '../test/scale/record-rounds';
import { dollarsPerMillion } from '../tools/scale/prices';
import { median } from './medians';

export type ObservedEngine = Awaited<ReturnType<typeof startObservedEngine>>;

/** Read and write units of DynamoDB. */
export interface Units {
  readonly reads: number;
  readonly writes: number;
}

/** The time without calls after which all follow-up work of the requests is done. */
const quietMs = 2000;
/** Longer than a process caches brands and budgets. */
const forgottenMs = 5500;

/** Waits until no calls arrive, and discards the recorded calls. */
export async function settled(engine: ObservedEngine): Promise<void> {
  do await pause(quietMs);
  while (engine.take().some(isOfProduct));
}

/** Like `settled`, until processes read everything again. */
export async function forgotten(engine: ObservedEngine): Promise<void> {
  await pause(forgottenMs - quietMs);
  await settled(engine);
}

/**
 * The units of a request, without follow-up work of earlier requests (blocks of the journal, summaries and
 * counts).
 */
export async function unitsOf<Answer>(
  engine: ObservedEngine,
  request: () => Promise<Answer>,
): Promise<Units & { readonly answer: Answer }> {
  engine.take();
  const answer = await request();
  return { ...sumOf(engine.take().filter(isOwn)), answer };
}

/** A transaction always belongs to the request, even if it counts granted coins. */
const isOwn = (call: EngineCall) =>
  isOfProduct(call) && (call.operation === 'TransactWriteItems' || !(isFollowUp(call) || isCount(call)));

function sumOf(calls: readonly EngineCall[]): Units {
  const units = (part: readonly EngineCall[]) =>
    part.flatMap(({ consumed }) => consumed).reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
  return { reads: units(calls.filter(isRead)), writes: units(calls.filter((call) => !isRead(call))) };
}

const isRead = ({ operation }: EngineCall) => /^(GetItem|Query|BatchGet|TransactGet)/.test(operation);

/**
 * Rows that a process reads again now and then are only in some of the measurements, and not in the median.
 * Undefined if nothing was measured.
 */
export const medianOf = (all: readonly Units[]): Units | undefined =>
  all.length === 0
    ? undefined
    : { reads: median(all.map(({ reads }) => reads)), writes: median(all.map(({ writes }) => writes)) };

/** The cost of a million requests, in US dollars for DynamoDB. */
export const dollars = (units: Units): string => `$${dollarsPerMillion(units).toFixed(2)}`;

/** With at most two decimals. */
export const shown = (units: number): string => `${Math.round(units * 100) / 100}`;
