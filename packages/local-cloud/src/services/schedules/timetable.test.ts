import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { advancingClock } from '#local/platform/clock';
import { memoryStorage } from '#local/platform/memory-storage';
import { untilTrue } from '#local/testing/until';
import { timetable, type Scheduled, type Timetable } from './timetable';

const minute = 60_000;
const open: Timetable[] = [];
afterEach(() => {
  for (const each of open.splice(0)) each.stop();
});

function opened(storage = memoryStorage()) {
  const clock = advancingClock({ storage });
  const times = timetable({ clock, storage });
  open.push(times);
  const reported: string[] = [];
  /** Due at every multiple of `minutes` after `since`. Reports each due time as `name@minute`. */
  const every = (name: string, minutes: number, more: Partial<Scheduled> = {}): Scheduled => ({
    arn: name,
    definition: `every ${minutes}`,
    nextAfter(after, since) {
      const passed = Math.floor((after.getTime() - since.getTime()) / (minutes * minute));
      return new Date(since.getTime() + (passed + 1) * minutes * minute);
    },
    deliver(dueAt) {
      reported.push(`${name}@${(dueAt.getTime() - start.getTime()) / minute}`);
      return Promise.resolve();
    },
    ...more,
  });
  const once = (name: string, afterMinutes: number, more: Partial<Scheduled> = {}) =>
    every(name, 1, {
      definition: `once ${afterMinutes}`,
      nextAfter(after) {
        const at = new Date(start.getTime() + afterMinutes * minute);
        return at > after ? at : undefined;
      },
      ...more,
    });
  const start = clock.now();
  const at = (minutes: number) => new Date(start.getTime() + minutes * minute);
  return { storage, clock, times, reported, every, once, start, at };
}

describe('an advance of the clock', () => {
  test('runs due work in order of time, once for each due time, with the clock at this time', async () => {
    const { times, reported, every, start, at, clock } = opened();
    const shown: number[] = [];
    const deliver = (dueAt: Date) => {
      shown.push(Math.floor((clock.now().getTime() - dueAt.getTime()) / minute));
      reported.push(`b@${(dueAt.getTime() - start.getTime()) / minute}`);
      return Promise.resolve();
    };
    times.put(every('a', 2), { since: start });
    times.put(every('b', 3, { deliver }), { since: start });
    await times.advanceTo(at(7));
    expect(reported).toEqual(['a@2', 'b@3', 'a@4', 'a@6', 'b@6']);
    expect(shown).toEqual([0, 0]);
    expect(clock.now() >= at(7)).toBe(true);
    await times.advanceTo(at(7));
    expect(reported).toHaveLength(5);
  });

  test('waits for started work, and runs work that it scheduled', async () => {
    const { times, reported, once, every, at } = opened();
    let isStarted = false;
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const deliver = async () => {
      isStarted = true;
      await released;
      reported.push('first');
      times.put(once('second', 5));
    };
    times.put(every('first', 1, { nextAfter: once('', 4).nextAfter, deliver }));
    const advanced = times.advanceTo(at(6));
    await untilTrue(() => isStarted);
    expect(reported).toEqual([]);
    release();
    await advanced;
    expect(reported).toEqual(['first', 'second@5']);
  });

  test('continues after a failed delivery', async () => {
    const said = jest.spyOn(console, 'error').mockReturnValue();
    const { times, reported, every, start, at } = opened();
    times.put(every('bad', 1, { deliver: () => Promise.reject(new Error('no')) }), { since: start });
    times.put(every('good', 2), { since: start });
    await times.advanceTo(at(3));
    expect(reported).toEqual(['good@2']);
    expect(said).toHaveBeenCalledTimes(3);
    said.mockRestore();
  });

  test('can run only the latest due time of each schedule, in order, with the clock at the new time', async () => {
    const { times, reported, every, once, start, at, clock } = opened();
    const shown: Date[] = [];
    times.put(every('a', 2), { since: start });
    times.put(every('b', 3), { since: start });
    times.put(
      once('c', 1, {
        deliver() {
          shown.push(clock.now());
          // This schedule is overdue when it is created.
          times.put(once('d', 5), { since: start });
          return Promise.resolve();
        },
      }),
    );
    await times.advanceTo(at(7), 'latest');
    expect(reported).toEqual(['a@6', 'b@6', 'd@5']);
    expect(shown.map((time) => time >= at(7))).toEqual([true]);
    await times.advanceTo(at(8));
    expect(reported).toEqual(['a@6', 'b@6', 'd@5', 'a@8']);
  });

  test('can lose what is due', async () => {
    const { times, reported, every, once, start, at, storage } = opened();
    times.put(every('a', 2), { since: start });
    times.put(once('b', 3, { onCompleted: () => reported.push('b ended') }), { since: start });
    await times.advanceTo(at(5), 'none');
    expect(reported).toEqual(['b ended']);
    await times.advanceTo(at(6));
    expect(reported).toEqual(['b ended', 'a@6']);
    const restarted = opened(storage);
    restarted.times.put(restarted.every('a', 2), { since: start });
    expect(restarted.times.list().map(({ nextAt }) => nextAt)).toEqual([at(8)]);
  });

  test('waits for an earlier advance', async () => {
    const { times, reported, every, start, at } = opened();
    times.put(every('a', 1), { since: start });
    await Promise.all([times.advanceTo(at(2)), times.advanceTo(at(3))]);
    expect(reported).toEqual(['a@1', 'a@2', 'a@3']);
  });
});

describe('a tick', () => {
  test('that is lost does not occur, and the next one does', async () => {
    const { times, reported, every, start, at } = opened();
    times.put(every('a', 1), { since: start });
    times.disturb('a', { kind: 'lost' });
    await times.advanceTo(at(2));
    expect(reported).toEqual(['a@2']);
  });

  test('that is doubled occurs twice at its time', async () => {
    const { times, reported, every, start, at } = opened();
    times.put(every('a', 1), { since: start });
    times.disturb('a', { kind: 'doubled' });
    await times.advanceTo(at(2));
    expect(reported).toEqual(['a@1', 'a@1', 'a@2']);
  });

  test('that is late keeps its due time and runs after other work', async () => {
    const { times, reported, every, once, start, at } = opened();
    const completed: string[] = [];
    times.put(every('a', 2), { since: start });
    times.put(once('b', 1, { onCompleted: () => completed.push('b') }));
    times.disturb('b', { kind: 'late', byMilliseconds: 2.5 * minute });
    await times.advanceTo(at(3));
    expect([reported, completed]).toEqual([['a@2'], []]);
    await times.advanceTo(at(4));
    expect([reported, completed]).toEqual([['a@2', 'b@1', 'a@4'], ['b']]);
  });

  test('cannot be disturbed for an unknown schedule', () => {
    expect(() => opened().times.disturb('x', { kind: 'lost' })).toThrow('No schedule x is waiting.');
  });
});

test('one-time work is completed, whether its tick is lost or not', async () => {
  const { times, reported, once, at } = opened();
  const completed: string[] = [];
  for (const name of ['a', 'b']) times.put(once(name, 1, { onCompleted: () => completed.push(name) }));
  times.disturb('b', { kind: 'lost' });
  await times.advanceTo(at(2));
  expect([reported, completed.sort()]).toEqual([['a@1'], ['a', 'b']]);
});

test('work that is removed or replaced while it runs is not completed', async () => {
  const { times, once, at } = opened();
  const completed: string[] = [];
  const onCompleted = () => completed.push('old');
  const replace = () => {
    times.put(once('a', 9));
    return Promise.resolve();
  };
  const remove = () => {
    times.remove('b');
    return Promise.resolve();
  };
  times.put(once('a', 1, { deliver: replace, onCompleted }));
  times.put(once('b', 1, { deliver: remove, onCompleted }));
  await times.advanceTo(at(2));
  expect([completed, times.list().map(({ arn }) => arn)]).toEqual([[], ['a']]);
});

describe('after a restart', () => {
  test('the clock keeps its time', async () => {
    const { storage, times, at } = opened();
    await times.advanceTo(at(90));
    expect(opened(storage).start >= at(90)).toBe(true);
  });

  test('runs the latest missed time of each schedule once, in order', async () => {
    const { storage, times, every, once, start, at } = opened();
    times.put(every('a', 1), { since: start });
    times.put(every('b', 7), { since: start });
    times.put(once('c', 3));
    times.stop();
    advancingClock({ storage }).forwardTo(at(10.5));
    const again = opened(storage);
    const reported: string[] = [];
    const deliver = (name: string) => (dueAt: Date) => {
      reported.push(`${name}@${(dueAt.getTime() - start.getTime()) / minute}`);
      return Promise.resolve();
    };
    again.times.put(every('a', 1, { deliver: deliver('a') }));
    again.times.put(every('b', 7, { deliver: deliver('b') }));
    again.times.put(once('c', 3, { deliver: deliver('c') }));
    again.times.put(every('new', 1, { deliver: deliver('new') }));
    again.times.start();
    await untilTrue(() => reported.length >= 3);
    expect(reported).toEqual(['c@3', 'b@7', 'a@10']);
  });

  test('runs interrupted work again', async () => {
    const { storage, times, once, at } = opened();
    let isStarted = false;
    const deliver = () => {
      isStarted = true;
      return new Promise<void>(() => undefined);
    };
    times.put(once('a', 1, { deliver }));
    void times.advanceTo(at(2));
    await untilTrue(() => isStarted);
    times.stop();
    const again = opened(storage);
    const reported: Date[] = [];
    again.times.put(once('a', 1, { deliver: (dueAt) => Promise.resolve(void reported.push(dueAt)) }));
    await again.times.advanceTo(again.clock.now());
    expect(reported).toEqual([at(1)]);
  });

  test('does not run missed times of a changed definition', async () => {
    const { storage, times, every, start, at } = opened();
    times.put(every('a', 1), { since: start });
    times.stop();
    advancingClock({ storage }).forwardTo(at(10.5));
    const again = opened(storage);
    again.times.put(again.every('a', 2));
    await again.times.advanceTo(again.at(1));
    expect(again.reported).toEqual([]);
  });
});

test('runs due work once it is started', async () => {
  const { times, reported, once } = opened();
  times.put(once('a', 1 / 600));
  times.start();
  await untilTrue(() => reported.length === 1);
});
