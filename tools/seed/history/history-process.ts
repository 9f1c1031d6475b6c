import type { Seeding } from '../seeding';
import { playHistory, type HistoryState } from './play-history';

/** The message from the parent process. */
export interface HistoryTask {
  readonly seeding: Seeding;
  readonly state: HistoryState;
}

/** The messages to the parent process: the number of completed days and, at the end, the number of rounds. */
export type HistoryNews = { readonly daysDone: number } | { readonly rounds: number };

/** Plays demo history in a running local cloud. Runs as a child process and ends with its parent. */
process.once('disconnect', () => process.exit(0));
process.once('message', (message: HistoryTask) => {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  const tell = (news: HistoryNews) => process.send?.(news);
  playHistory(message.seeding, message.state, (daysDone) => tell({ daysDone }))
    .then((rounds) => {
      tell({ rounds });
      process.disconnect();
    })
    .catch((error: unknown) => {
      console.error('The demo history ended early; the next start goes on with it.', error);
      process.exitCode = 1;
      process.disconnect();
    });
});
