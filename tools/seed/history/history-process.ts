import '#ops/aws/quiet-sdk';
import type { Seeding } from '../seeding';
import { playHistory, type HistoryState } from './play-history';
import { playNow } from './play-now';

/** The message from the parent process. */
export interface HistoryTask {
  readonly seeding: Seeding;
  readonly state: HistoryState;
  /** Whether demo players continue to play when the history is complete. */
  readonly visitors: boolean;
}

/** The messages to the parent process: the number of completed days and, at the end, the number of rounds. */
export type HistoryNews = { readonly daysDone: number } | { readonly rounds: number };

/** Plays demo history in a running local cloud, then rounds of today. Runs as a child process and ends with its parent. */
process.once('disconnect', () => process.exit(0));
process.once('message', (message: HistoryTask) => {
  const notify = (news: HistoryNews) => process.send?.(news);
  play(message, notify)
    .then(() => process.disconnect())
    .catch((error: unknown) => {
      console.error('The demo history ended early. The next start continues it.', error);
      process.exitCode = 1;
      process.disconnect();
    });
});

async function play({ seeding, state, visitors }: HistoryTask, notify: (news: HistoryNews) => unknown) {
  if (state.daysDone < state.days)
    notify({ rounds: await playHistory(seeding, state, (daysDone) => notify({ daysDone })) });
  if (visitors) await playNow(seeding, state.brandId);
}
