import { describe, expect, test } from 'vitest';
import { Refused, Unreachable } from '../../platform/api/errors';
import { noneKept, startGameSession } from './testing/start-game-session';

describe('a round whose response an earlier page did not get', () => {
  const lost = async (arrives: boolean) => {
    const kept = noneKept();
    const { gameSession, server } = await startGameSession({
      kept,
      meddle: (play) => {
        if (arrives) play();
        throw new Unreachable('The line is dead.');
      },
    });
    await gameSession.spin();
    expect(kept.read()).toMatchObject({ bet: '1000' });
    return { kept, server };
  };

  test('is shown when the next page opens, with one bet', async () => {
    const { kept, server } = await lost(true);
    const { gameSession, asked, counted } = await startGameSession({ kept, server });
    expect(gameSession.state()).toMatchObject({ trouble: { kind: 'settled' }, balance: server.balance() });
    expect([asked.length, counted.length, server.rounds.length]).toEqual([1, 1, 1]);
    expect(kept.read()).toBeUndefined();
    await gameSession.spin();
    expect(gameSession.state().trouble).toBeUndefined();
    expect(server.rounds).toHaveLength(2);
  });

  test('is not played by the next page if the request never reached the server', async () => {
    const { kept, server } = await lost(false);
    const { gameSession } = await startGameSession({
      kept,
      server,
      meddle: () => {
        throw new Refused('session.ended');
      },
    });
    expect(gameSession.state()).toMatchObject({ trouble: undefined, session: { realityCheckMinutes: 30 } });
    expect([kept.read(), server.rounds]).toEqual([undefined, []]);
  });

  test('is reported if it is more than a day old, and play continues', async () => {
    const { kept, server } = await lost(true);
    let refusals = 1;
    const { gameSession, asked } = await startGameSession({
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
    expect(gameSession.state().trouble).toMatchObject({ kind: 'refused', code: 'request.expired' });
    expect([asked.length, kept.read()]).toEqual([1, undefined]);
    await gameSession.spin();
    expect([gameSession.state().trouble, server.rounds.length]).toEqual([undefined, 2]);
  });
});

test.each(['request.expired', 'request.ahead'] as const)(
  'a device with a wrong clock takes the time from the refusal %s and bets once',
  async (code) => {
    let refusals = 1;
    const { gameSession, server, asked } = await startGameSession({
      meddle: (play) => {
        if (refusals-- > 0) throw new Refused(code, { field: 'requestId', now: '2026-11-22T12:00:00.000Z' });
        return play();
      },
    });
    await gameSession.spin();
    expect(gameSession.state().trouble).toBeUndefined();
    expect(server.rounds).toHaveLength(1);
    expect(new Set(asked.map(({ requestId }) => requestId)).size).toBe(2);
  },
);
