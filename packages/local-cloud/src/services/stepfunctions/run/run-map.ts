import { isArray } from '../language/json';
import type { MapState } from '../language/states';
import { StateFailure } from '../state-failure';
import { childRun, mayStartChildren, runChild } from './child-executions';
import type { EnteredState } from './entered-state';
import type { ExecutionRun, RunNeeds } from './execution-run';
import { valueAt } from './state-data';
import { abortedWith } from './waiting';

/** Step Functions Developer Guide, "Service quotas": default concurrency. */
const mostInline = 40;
const mostDistributed = 10_000;

/** Runs the workflow once for each item; the results keep the items’ order. The first failure ends the others. */
export async function runMap(
  needs: RunNeeds,
  run: ExecutionRun,
  { name, state, input }: EnteredState<MapState>,
  context: object,
): Promise<unknown[]> {
  const inputs = itemsOf(state, input, context).map((value, index) => {
    const within = { ...context, Map: { Item: { Index: index, Value: value } } };
    return { value, input: state.ItemSelector?.fill({ input, context: within }) ?? value };
  });
  const { ProcessorConfig: processor } = state.ItemProcessor;
  const isDistributed = processor.Mode === 'DISTRIBUTED';
  if (isDistributed) mayStartChildren(needs, run);
  const most = state.MaxConcurrency || (isDistributed ? mostDistributed : mostInline);
  const over = abortedWith(run.signal);
  const { signal } = over;
  try {
    return await atMost(most, inputs, async (item, index) => {
      signal.throwIfAborted();
      if (isDistributed) {
        const child = childRun(needs, run, { label: state.Label ?? name, input: item.input, signal });
        return runChild(needs, child, state.ItemProcessor);
      }
      const mapItem = { index, value: item.value };
      return needs.runWorkflow({ ...run, signal, mapItem }, state.ItemProcessor, item.input);
    });
  } finally {
    over.abort();
  }
}

function itemsOf({ ItemsPath }: MapState, input: unknown, context: unknown): readonly unknown[] {
  const items = valueAt('ItemsPath', ItemsPath, { input, context });
  if (isArray(items)) return items;
  throw new StateFailure('States.Runtime', `Reference path "${ItemsPath.text}" must point to array.`);
}

/** Processes all items with limited concurrency and returns the results in order. Rejects with the first failure. */
async function atMost<Item, Result>(
  most: number,
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = items.entries();
  const worker = async () => {
    for (const [index, item] of left) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker));
  return results;
}
