// oxlint-disable-next-line no-restricted-imports -- Node reports rejections that nobody handles at the end of a turn.
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { eachAtOnce, streamsAtOnce } from './at-once';

/** Counts running work and its maximum. */
function counter() {
  const count = { running: 0, most: 0 };
  return {
    count,
    during: async (work: () => Promise<void>) => {
      count.running += 1;
      count.most = Math.max(count.most, count.running);
      await work();
      count.running -= 1;
    },
  };
}

describe('work for a list of items', () => {
  test('runs once for each item, with a limit on parallel work', async () => {
    const { count, during } = counter();
    const done: number[] = [];
    await eachAtOnce([1, 2, 3, 4, 5, 6, 7], 3, (item) =>
      during(async () => {
        await turn();
        done.push(item);
      }),
    );
    expect(done.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(count).toEqual({ running: 0, most: 3 });
  });

  test('stops at the first failure', async () => {
    const failing = eachAtOnce([1, 2, 3], 2, async (item) => {
      await turn();
      if (item === 2) throw new Error('the second');
    });
    await expect(failing).rejects.toThrow('the second');
  });
});

describe('streams', () => {
  const collected = async (stream: AsyncIterable<string>) => {
    const values: string[] = [];
    for await (const value of stream) values.push(value);
    return values;
  };

  test('are read completely, with a limit on parallel reads', async () => {
    const { count, during } = counter();
    async function* stream(name: string, length: number) {
      for (let place = 0; place < length; place += 1) {
        await during(async () => {
          await turn();
        });
        yield `${name}${place}`;
      }
    }
    const streams = ['a', 'b', 'c', 'd'].map((name, length) => stream(name, length));
    const values = await collected(streamsAtOnce(streams, 2));
    expect(values.toSorted()).toEqual(['b0', 'c0', 'c1', 'd0', 'd1', 'd2']);
    expect(count).toEqual({ running: 0, most: 2 });
    expect(await collected(streamsAtOnce([], 2))).toEqual([]);
  });

  test('end with the error of a failed stream, even while the caller is working', async () => {
    const fails = async function* () {
      yield 'first';
      await turn();
      throw new Error('no second');
    };
    const reading = async () => {
      for await (const value of streamsAtOnce([fails(), fails(), fails()], 3)) {
        expect(value).toBe('first');
        for (let time = 0; time < 5; time += 1) await turn();
      }
    };
    await expect(reading()).rejects.toThrow('no second');
  });
});
