import { fork } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Seeding } from '../seeding';
import type { HistoryNews, HistoryTask } from './history-process';
import { historyFrom, type HistoryState } from './play-history';

export interface HistoryNeeds {
  readonly seeding: Seeding;
  /** The brands for a new history, in the order of `demoBrands`. If undefined, only resumes an existing history. */
  readonly brandIds: readonly string[] | undefined;
  /** The number of days of a new history. */
  readonly days: number;
  /** Stores the progress of the history. */
  readonly stateFile: string;
  /** Whether demo players continue to play when the history is complete. */
  readonly visitors: boolean;
  readonly log: (line: string) => void;
}

/** Starts or resumes the demo history in a child process, so that it does not delay pages. */
export function startHistory({ seeding, brandIds, days, stateFile, visitors, log }: HistoryNeeds): {
  stop: () => void;
} {
  const state = stateOf(brandIds, days, stateFile);
  const isComplete = state?.daysDone === state?.days;
  if (state === undefined || (isComplete && !visitors)) return { stop: () => undefined };
  const keep = (daysDone: number) => writeFileSync(stateFile, JSON.stringify({ ...state, daysDone }));
  keep(state.daysDone);
  if (!isComplete) log(`Playing ${state.days} days of demo history in the background.`);
  const { origin, administrator, outputs } = seeding;
  const player = fork(fileURLToPath(new URL('./history-process.ts', import.meta.url)));
  player.send({ seeding: { origin, administrator, outputs }, state, visitors } satisfies HistoryTask);
  player.on('message', (news: HistoryNews) => {
    if ('rounds' in news) log(`The demo history is complete: ${news.rounds} rounds.`);
    else {
      keep(news.daysDone);
      if (news.daysDone % Math.ceil(state.days / reports) === 0 && news.daysDone < state.days)
        log(`Demo history: ${news.daysDone} of ${state.days} days.`);
    }
  });
  return { stop: () => void player.kill('SIGKILL') };
}

/** The number of lines about the progress in the terminal, with the last one. */
const reports = 3;

function stateOf(
  brandIds: readonly string[] | undefined,
  days: number,
  stateFile: string,
): HistoryState | undefined {
  // Older versions stored no number of days: all of their histories have 90.
  if (existsSync(stateFile))
    return { days: 90, ...(JSON.parse(readFileSync(stateFile, 'utf8')) as Omit<HistoryState, 'days'>) };
  const [brandId] = brandIds ?? [];
  return brandId === undefined
    ? undefined
    : { brandId, brandIds, from: historyFrom(new Date(), days), days, daysDone: 0 };
}
