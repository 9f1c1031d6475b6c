import { setTimeout as pause } from 'node:timers/promises';
import type { ChainStore } from '#lambda/stores/chain-store';

/** An event that is to have a link. */
export interface ChainedEvent {
  readonly chain: string;
  readonly eventKey: string;
  /** Undefined stands for the beginning of the chain. */
  readonly hashAfter: (prevHash: string | undefined) => { readonly prevHash: string; readonly hash: string };
}

const attempts = 10;
const pauseMs = 50;

/** Puts an event at the end of its chain, once, however often it is asked to. */
export const appendLink =
  (chains: ChainStore) =>
  async ({ chain, eventKey, hashAfter }: ChainedEvent): Promise<void> => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const last = await chains.last(chain);
      const link = { seq: (last?.seq ?? 0) + 1, eventKey, ...hashAfter(last?.hash) };
      if ((await chains.append(chain, link)) !== 'place-taken') return;
      // Readers of several shards append to one chain.
      await pause(pauseMs * attempt * Math.random());
    }
    throw new Error('The chain grew under every attempt to append to it.');
  };
