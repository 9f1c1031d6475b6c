import { fork } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Seeding } from '../seeding';
import type { HistoryNews, HistoryTask } from './history-process';
import { historyDays, historyFrom, type HistoryState } from './play-history';

export interface HistoryNeeds {
  readonly seeding: Seeding;
  /** The brand to play in, where a history is to begin; without it one that was begun goes on. */
  readonly brandId: string | undefined;
  /** Keeps how far the history has come. */
  readonly stateFile: string;
  readonly log: (line: string) => void;
}

/**
 * Begins the demo history, or goes on with the one that was stopped, in a process of its own: who waits for a page does
 * not wait for it. */
export function startHistory({ seeding, brandId, stateFile, log }: HistoryNeeds): { stop: () => void } {
  const state = stateOf(brandId, stateFile);
  if (state === undefined || state.daysDone === historyDays) return { stop: () => undefined };
  const keep = (daysDone: number) => writeFileSync(stateFile, JSON.stringify({ ...state, daysDone }));
  keep(state.daysDone);
  log(`Playing ${historyDays} days of demo history in the background.`);
  const { origin, administrator, outputs } = seeding;
  const player = fork(fileURLToPath(new URL('./history-process.ts', import.meta.url)));
  player.send({ seeding: { origin, administrator, outputs }, state } satisfies HistoryTask);
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

/** A line at the terminal for as many days. */
const reported = 30;

function stateOf(brandId: string | undefined, stateFile: string): HistoryState | undefined {
  if (existsSync(stateFile)) return JSON.parse(readFileSync(stateFile, 'utf8')) as HistoryState;
  return brandId === undefined ? undefined : { brandId, from: historyFrom(new Date()), daysDone: 0 };
}
