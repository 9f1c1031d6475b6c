import type { Seeding } from '../seeding';
import { playHistory, type HistoryState } from './play-history';

/** What the process is told by the one that started it. */
export interface HistoryTask {
  readonly seeding: Seeding;
  readonly state: HistoryState;
}

/** What it tells: each day that is done, and at the end how many rounds were played. */
export type HistoryNews = { readonly daysDone: number } | { readonly rounds: number };

/** Plays demo history into a running local cloud; a process of its own, which ends with the one that started it. */
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
