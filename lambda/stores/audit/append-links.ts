import { setTimeout as pause } from 'node:timers/promises';
import type { ChainLink, ChainStore } from '#lambda/stores/audit/chain-store';

/** An event that is to have a link. */
export interface ChainedEvent {
  readonly eventKey: string;
  /** Undefined stands for the beginning of the chain. */
  readonly hashAfter: (prevHash: string | undefined) => Pick<ChainLink, 'prevHash' | 'hash'>;
}

const attempts = 10;
const pauseMs = 50;

/** Puts events, at most 50, at the end of a chain in their order, each once, however often it is asked to. */
export const appendLinks =
  (chains: ChainStore) =>
  async (chain: string, events: readonly ChainedEvent[]): Promise<void> => {
    let missing = events;
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const outcome = await chains.append(chain, linksAfter(await chains.last(chain), missing));
      if (outcome === 'appended') return;
      if (outcome !== 'place-taken')
        missing = missing.filter(({ eventKey }) => !outcome.alreadyChained.includes(eventKey));
      if (missing.length === 0) return;
      // Readers of several shards append to one chain.
      await pause(pauseMs * attempt * Math.random());
    }
    throw new Error('The chain grew under every attempt to append to it.');
  };

function linksAfter(last: ChainLink | undefined, events: readonly ChainedEvent[]): readonly ChainLink[] {
  const links: ChainLink[] = [];
  for (const { eventKey, hashAfter } of events) {
    const before = links.at(-1) ?? last;
    links.push({ seq: (before?.seq ?? 0) + 1, eventKey, ...hashAfter(before?.hash) });
  }
  return links;
}
