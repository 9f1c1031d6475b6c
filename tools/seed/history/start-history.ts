import { fork } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Seeding } from '../seeding';
import type { HistoryNews, HistoryTask } from './history-process';
import { historyDays, historyFrom, type HistoryState } from './play-history';

export interface HistoryNeeds {
  readonly seeding: Seeding;
  /** The brand for a new history. If undefined, only resumes an existing history. */
  readonly brandId: string | undefined;
  /** Stores the progress of the history. */
  readonly stateFile: string;
  /** Whether demo players continue to play when the history is complete. */
  readonly visitors: boolean;
  readonly log: (line: string) => void;
}

/** Starts or resumes the demo history in a child process, so that it does not delay pages. */
export function startHistory({ seeding, brandId, stateFile, visitors, log }: HistoryNeeds): {
  stop: () => void;
} {
  const state = stateOf(brandId, stateFile);
  const isComplete = state?.daysDone === historyDays;
  if (state === undefined || (isComplete && !visitors)) return { stop: () => undefined };
  const keep = (daysDone: number) => writeFileSync(stateFile, JSON.stringify({ ...state, daysDone }));
  keep(state.daysDone);
  if (!isComplete) log(`Playing ${historyDays} days of demo history in the background.`);
  const { origin, administrator, outputs } = seeding;
  const player = fork(fileURLToPath(new URL('./history-process.ts', import.meta.url)));
  player.send({ seeding: { origin, administrator, outputs }, state, visitors } satisfies HistoryTask);
  player.on('message', (news: HistoryNews) => {
    if ('rounds' in news) log(`The demo history is complete: ${news.rounds} rounds.`);
    else {
      keep(news.daysDone);
      if (news.daysDone % reported === 0 && news.daysDone < historyDays)
        log(`Demo history: ${news.daysDone} of ${historyDays} days.`);
    }
  });
  return { stop: () => void player.kill('SIGKILL') };
}

/** Prints one line to the terminal per this number of days. */
const reported = 30;

function stateOf(brandId: string | undefined, stateFile: string): HistoryState | undefined {
  if (existsSync(stateFile)) return JSON.parse(readFileSync(stateFile, 'utf8')) as HistoryState;
  return brandId === undefined ? undefined : { brandId, from: historyFrom(new Date()), daysDone: 0 };
}
