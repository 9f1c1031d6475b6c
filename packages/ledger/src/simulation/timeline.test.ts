import { describe, expect, test } from '@jest/globals';
import { timeline } from './timeline';

const waits = (time: ReturnType<typeof timeline>, milliseconds: number) =>
  time.park<undefined>((wake) => time.plan(milliseconds, () => wake(undefined)));

describe('a timeline', () => {
  test('processes events by time, then in the order in which they were planned', async () => {
    const time = timeline(1000);
    const seen: string[] = [];
    const note = (name: string) => () => seen.push(`${name} ${time.now()}`);
    time.plan(20, note('c'));
    time.plan(10, note('a'));
    time.plan(20, note('d'));
    time.plan(10, note('b'));
    await time.unfold();
    expect(seen).toEqual(['a 1010', 'b 1010', 'c 1020', 'd 1020']);
  });

  test('advances only while every task waits', async () => {
    const time = timeline(0);
    const seen: string[] = [];
    for (const [name, pause] of [
      ['slow', 30],
      ['quick', 20],
    ] as const)
      time.spawn(async () => {
        for (let turn = 0; turn < 2; turn += 1) {
          await waits(time, pause);
          await Promise.resolve();
          seen.push(`${name} ${time.now()}`);
        }
      });
    await time.unfold();
    expect(seen).toEqual(['quick 20', 'slow 30', 'quick 40', 'slow 60']);
  });

  test('wakes a task once and ends even if a task is never woken', async () => {
    const time = timeline(0);
    const seen: string[] = [];
    time.spawn(async () => {
      seen.push(
        await time.park<string>((wake) => {
          time.plan(10, () => wake('first'));
          time.plan(20, () => wake('second'));
        }),
      );
      await time.park(() => undefined);
      seen.push('never');
    });
    await time.unfold();
    expect(seen).toEqual(['first']);
    expect(time.now()).toBe(20);
  });

  test('reports errors of tasks', async () => {
    const time = timeline(0);
    time.spawn(async () => {
      await waits(time, 1);
      throw new Error('Out of luck.');
    });
    await expect(time.unfold()).rejects.toThrow('A client threw.');
  });
});
