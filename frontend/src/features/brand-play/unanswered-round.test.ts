import { describe, expect, test } from '@jest/globals';
import { Refused, Unreachable } from '../../platform/api/faults';
import { noneKept, sitDown } from './testing/sit-down';

describe('a round whose response an earlier page did not get', () => {
  const lost = async (arrives: boolean) => {
    const kept = noneKept();
    const { sitting, server } = await sitDown({
      kept,
      meddle: (play) => {
        if (arrives) play();
        throw new Unreachable('The line is dead.');
      },
    });
    await sitting.spin();
    expect(kept.read()).toMatchObject({ bet: '1000' });
    return { kept, server };
  };

  test('is shown when the next page opens, with one bet', async () => {
    const { kept, server } = await lost(true);
    const { sitting, asked, counted } = await sitDown({ kept, server });
    expect(sitting.state()).toMatchObject({ trouble: { kind: 'settled' }, balance: server.balance() });
    expect([asked.length, counted.length, server.rounds.length]).toEqual([1, 1, 1]);
    expect(kept.read()).toBeUndefined();
    await sitting.spin();
    expect(sitting.state().trouble).toBeUndefined();
    expect(server.rounds).toHaveLength(2);
  });

  test('and never reached the server is not bet by the next page', async () => {
    const { kept, server } = await lost(false);
    const { sitting } = await sitDown({
      kept,
      server,
      meddle: () => {
        throw new Refused('session.ended');
      },
    });
    expect(sitting.state()).toMatchObject({ trouble: undefined, session: { realityCheckMinutes: 30 } });
    expect([kept.read(), server.rounds]).toEqual([undefined, []]);
  });

  test('is reported if it is more than a day old, and play continues', async () => {
    const { kept, server } = await lost(true);
    let refusals = 1;
    const { sitting, asked } = await sitDown({
      kept,
      server,
      meddle: (play) => {
        if (refusals-- > 0)
          throw new Refused('request.expired', {
            field: 'requestId',
            hours: 24,
            now: '2026-11-22T12:00:00.000Z',
          });
        return play();
      },
    });
    expect(sitting.state().trouble).toMatchObject({ kind: 'refused', code: 'request.expired' });
    expect([asked.length, kept.read()]).toEqual([1, undefined]);
    await sitting.spin();
    expect([sitting.state().trouble, server.rounds.length]).toEqual([undefined, 2]);
  });
});

test.each(['request.expired', 'request.ahead'] as const)(
  'a device with a wrong clock takes the time from the refusal %s and bets once',
  async (code) => {
    let refusals = 1;
    const { sitting, server, asked } = await sitDown({
      meddle: (play) => {
        if (refusals-- > 0) throw new Refused(code, { field: 'requestId', now: '2026-11-22T12:00:00.000Z' });
        return play();
      },
    });
    await sitting.spin();
    expect(sitting.state().trouble).toBeUndefined();
    expect(server.rounds).toHaveLength(1);
    expect(new Set(asked.map(({ requestId }) => requestId)).size).toBe(2);
  },
);
