import { expect, test } from 'vitest';
import {
  chunkCount,
  chunkPlayer,
  chunkRounds,
  joinTallies,
  type Judged,
  resultOf,
  type RunJob,
  type RunResult,
} from '@novalink/engine/lab';
import { modelHash } from '@novalink/engine';
import { coinFlip } from '@novalink/engine/testing';
import { type Batch, labTasks } from './lab-tasks';
import type { LabThread } from './lab-thread';
import { type PageRun, startRun } from './run-pool';
import { nextTurn } from '../../../testing/next-turn';

const rounds = 7 * chunkRounds + 123;
const job: RunJob = { mathModelHash: modelHash(coinFlip), mode: 'base', seed: 'ab'.repeat(32), rounds };
const play = chunkPlayer(coinFlip, job);
const tallies = Array.from({ length: chunkCount(job) }, (_, chunk) => play(chunk));
const whole = resultOf(coinFlip, job, joinTallies(tallies));
const judged = { status: 'PASSED' } as Judged;

/** Fake threads that return played chunks. The first threads are the slowest. */
const crew = (fails: string | undefined) => {
  const threads: { ended: boolean }[] = [];
  let unanswered = 0;
  const spawn = (): LabThread => {
    const state = { ended: false };
    const tasks = {
      ...labTasks(),
      play: ({ firstChunk, chunks }: Batch) => joinTallies(tallies.slice(firstChunk, firstChunk + chunks)),
      judge: () => judged,
    } as Record<string, (given: unknown) => unknown>;
    const turns = Math.max(0, 3 - threads.push(state));
    return {
      ask: async (task, given) => {
        unanswered += 1;
        for (let turn = 0; turn <= turns; turn += 1) await nextTurn();
        unanswered -= 1;
        if (state.ended) return new Promise(() => undefined);
        if (task === fails) throw new Error(`${task} failed`);
        return tasks[task]?.(given) as never;
      },
      end: () => {
        state.ended = true;
      },
    };
  };
  /** Resolves when all threads have answered and the run asks nothing more. */
  const quiet = async () => {
    for (let turns = 0; turns < 3; turns = unanswered > 0 ? 0 : turns + 1) await nextTurn();
  };
  return { spawn, threads, quiet };
};

type Reported = readonly ['progress' | 'done' | 'failed', rounds: number | string];

interface Circumstances {
  readonly players?: number;
  /** The task at which threads fail. */
  readonly fails?: string;
  /** Called at every progress. */
  readonly during?: (run: PageRun) => void;
}

/** Plays a run until it ends. */
const played = ({ players = 3, fails, during }: Circumstances = {}) => {
  const { spawn, threads, quiet } = crew(fails);
  const reported: Reported[] = [];
  const results: RunResult[] = [];
  // Every batch takes 10 ms.
  let time = 0;
  const ended = new Promise<void>((resolve) => {
    const run = startRun(
      { spawn, players, now: () => (time += 10), wait: () => Promise.resolve() },
      { model: coinFlip, job },
      {
        progress: (result) => {
          reported.push(['progress', result.rounds]);
          results.push(result);
          during?.(run);
        },
        done: (result, found) => {
          expect(found).toBe(judged);
          reported.push(['done', result.rounds]);
          resolve();
        },
        failed: (message) => {
          reported.push(['failed', message]);
          resolve();
        },
      },
    );
  });
  return { ended, reported, results, threads, quiet };
};

test.each([1, 2, 5, 20])('%i threads have exactly the same result as one', async (players) => {
  const { ended, reported, results, threads } = played({ players });
  await ended;
  expect(results.at(-1)).toEqual(whole);
  expect(reported.at(-1)).toEqual(['done', rounds]);
  expect(threads.every((thread) => thread.ended)).toBe(true);
});

test('intermediate results are valid runs', async () => {
  const { ended, results } = played();
  await ended;
  expect(results[0]?.rounds).toBe(chunkRounds);
  for (const result of results.slice(0, -1)) {
    const shown = { ...job, rounds: result.rounds };
    expect(result).toEqual(resultOf(coinFlip, shown, joinTallies(tallies.slice(0, chunkCount(shown)))));
  }
});

test('a paused run does not change until it is resumed', async () => {
  let isPaused = false;
  let run: PageRun | undefined;
  const { ended, reported, quiet } = played({
    players: 1,
    during: (paused) => {
      if (!isPaused) paused.pause();
      isPaused = true;
      run = paused;
    },
  });
  await quiet();
  const stood = reported.length;
  expect(reported.at(-1)?.[1]).toBeLessThan(rounds);
  await quiet();
  expect(reported).toHaveLength(stood);
  run?.resume();
  await ended;
  expect(reported.at(-1)).toEqual(['done', rounds]);
});

test('a cancelled run reports no further results and ends its threads', async () => {
  const { reported, threads, quiet } = played({ during: (run) => run.cancel() });
  await quiet();
  expect(reported).toEqual([['progress', chunkRounds]]);
  expect(threads.every((thread) => thread.ended)).toBe(true);
});

test.each(['play', 'join', 'judge'])('threads that fail to %s end the run with the reason', async (fails) => {
  const { ended, reported, threads } = played({ fails });
  await ended;
  expect(reported.at(-1)).toEqual(['failed', `${fails} failed`]);
  expect(threads.every((thread) => thread.ended)).toBe(true);
});
