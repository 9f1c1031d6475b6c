import { afterEach, expect, jest, test } from '@jest/globals';
import { timeDaysAgo, turnTo } from './calendar';

afterEach(() => {
  jest.restoreAllMocks();
});

/** The changes that are sent to a clock which shows a time. */
function changesOf(now: Date): unknown[] {
  const sent: unknown[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    if (typeof init?.body === 'string') sent.push(JSON.parse(init.body));
    return Promise.resolve(Response.json({ now: now.toISOString(), aheadSeconds: 0 }));
  });
  return sent;
}

test('advances a clock in the past without schedules', async () => {
  const sent = changesOf(timeDaysAgo(20));
  await turnTo({ origin: 'http://localhost' }, 10);
  expect(sent).toEqual([{ to: expect.any(String), ticks: 'none' }]);
  const [{ to }] = sent as [{ to: string }];
  expect(Math.round((Date.now() - Date.parse(to)) / (24 * 60 * 60 * 1000))).toBe(10);
});

test.each([10, undefined])(
  'leaves a clock alone that is at the day or later, and without a day: %p',
  async (day) => {
    for (const now of [timeDaysAgo(10), new Date()]) {
      const sent = changesOf(now);
      await turnTo({ origin: 'http://localhost' }, day);
      expect(sent).toEqual([]);
    }
  },
);
