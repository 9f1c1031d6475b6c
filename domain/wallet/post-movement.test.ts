import { describe, expect, test } from '@jest/globals';
import { declineMovement } from './decline-movement';
import { declinedEntry, postedEntry } from './entries';
import { findMovement } from './find-movement';
import { postMovement, postMovements } from './post-movement';
import type { MovementRequest, PostedMovements } from './movement';
import type { WalletAnswer } from './ports';
import { bet, grant, scriptedPorts } from './testing/scripted-ports';

const at = new Date(Date.UTC(2026, 10, 1));
const holding = (balance: bigint, version = 3): WalletAnswer => ({
  answer: 'WALLET',
  wallet: { balance, version },
});
const done: WalletAnswer = { answer: 'DONE' };
const timeout: WalletAnswer = { answer: 'FAULT', fault: 'timeout' };
const taken = (movement = postedEntry(grant, { balance: 0n, version: 0 }, { at, treasuryShard: 2 })) =>
  ({ answer: 'KEY_TAKEN', movement }) as const;

describe('a movement', () => {
  test('is committed on the wallet as it was read, with what stands alongside', async () => {
    const ports = scriptedPorts(holding(20n), done);
    const outcome = await postMovement(ports, grant, ['a row']);
    expect(outcome).toMatchObject({
      state: 'POSTED',
      movement: {
        key: grant.key,
        amount: 5n,
        balance: 25n,
        seq: 4,
        at: '2026-11-01T00:00:00.000Z',
        legs: [
          { account: 'WALLET#B#ann#GEM#MAIN', amount: 5n },
          { account: 'TREASURY#B#GEM#08', amount: -5n },
        ],
      },
    });
    expect(ports.asked[1]).toMatchObject({
      op: 'COMMIT',
      before: { balance: 20n, version: 3 },
      treasuryShard: 8,
      alongside: ['a row'],
    });
  });

  test('against the house has a leg and no row there', async () => {
    const ports = scriptedPorts(holding(5n), done);
    const outcome = await postMovement(ports, bet);
    expect(outcome).toMatchObject({
      movement: { balance: 0n, legs: [{ amount: -5n }, { account: 'HOUSE#B#GEM', amount: 5n }] },
    });
    expect(ports.asked[1]).toMatchObject({ treasuryShard: null });
  });

  test('keeps nothing of what else the request’s object holds', async () => {
    const request = { ...grant, email: 'ann@example.com', ceiling: 100n };
    const outcome = await postMovement(scriptedPorts(holding(0n), done), request);
    expect(Object.keys('movement' in outcome ? outcome.movement : {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/email|ceiling|counter/)]),
    );
  });

  test('looks again when the wallet moved, and does not read it', async () => {
    const ports = scriptedPorts(
      holding(5n),
      { answer: 'WALLET_MOVED', wallet: { balance: 9n, version: 7 } },
      done,
    );
    expect(await postMovement(ports, bet)).toMatchObject({ movement: { balance: 4n, seq: 8 } });
    expect(ports.asked.map(({ op }) => op)).toEqual(['READ_WALLET', 'COMMIT', 'COMMIT']);
  });

  test.each([0n, 10n ** 12n + 1n, -(10n ** 12n) - 1n])('of %s is a bug', async (amount) => {
    const ports = scriptedPorts(holding(5n), done);
    await expect(postMovement(ports, { ...grant, amount })).rejects.toThrow(RangeError);
    expect(ports.asked).toEqual([]);
  });

  test('that the store answers with something else is a bug', async () => {
    await expect(postMovement(scriptedPorts(done), grant)).rejects.toThrow('READ_WALLET');
    await expect(postMovement(scriptedPorts(holding(9n)), grant)).rejects.toThrow('COMMIT');
    await expect(findMovement(scriptedPorts(done), 'key')).rejects.toThrow('FIND_MOVEMENT');
    await expect(declineMovement(scriptedPorts(holding(9n)), grant, 'no')).rejects.toThrow('DECLINE');
  });
});

describe('a bet and its win', () => {
  const alongside = (movements: PostedMovements) => movements.map(({ balance, seq }) => `${balance} ${seq}`);
  const win: MovementRequest = { ...bet, key: 'WIN#1', kind: 'WIN', amount: 8n, actor: 'system' };

  test('are committed together, each with its balance and place', async () => {
    const ports = scriptedPorts(done);
    const wallet = { balance: 5n, version: 3 };
    const outcome = await postMovements(ports, [bet, win], { alongside, wallet });
    expect(outcome).toMatchObject({ state: 'POSTED', movement: { key: bet.key, balance: 0n, seq: 4 } });
    expect(ports.asked).toMatchObject([
      {
        op: 'COMMIT',
        before: wallet,
        movements: [
          { key: bet.key, balance: 0n, seq: 4 },
          { key: win.key, balance: 8n, seq: 5 },
        ],
        alongside: ['0 4', '8 5'],
      },
    ]);
  });

  test('are refused when only the win could pay the bet', async () => {
    const ports = scriptedPorts(holding(4n), done);
    expect(await postMovements(ports, [bet, win])).toMatchObject({ state: 'DECLINED', why: 'insufficient' });
    expect(ports.asked.at(-1)).toMatchObject({ op: 'DECLINE', movement: { key: bet.key } });
  });

  test('of which the win is over its ceiling are refused both', async () => {
    const ports = scriptedPorts(holding(9n), done);
    const outcome = await postMovements(ports, [bet, { ...win, ceiling: 11n }]);
    expect(outcome).toMatchObject({ state: 'DECLINED', why: 'full', movement: { key: bet.key } });
  });

  test('are a conflict when the key of the win is somebody else’s', async () => {
    const other = { ...taken().movement, key: win.key };
    const ports = scriptedPorts(holding(9n), { answer: 'KEY_TAKEN', movement: other });
    expect(await postMovements(ports, [bet, win])).toEqual({ state: 'CONFLICT' });
  });

  test.each([{ playerId: 'ben' }, { counter: 'TREASURY' as const }])(
    'of different accounts, %j, are a bug',
    async (more) => {
      await expect(postMovements(scriptedPorts(done), [bet, { ...win, ...more }])).rejects.toThrow(
        'two accounts',
      );
    },
  );
});

describe('a refusal', () => {
  test.each([
    ['a debit of more than there is', bet, 4n, 'insufficient'],
    ['a credit over the ceiling', { ...grant, ceiling: 24n }, 20n, 'full'],
  ])('of %s is recorded under the key', async (_what, request, balance, why) => {
    const ports = scriptedPorts(holding(balance), done);
    const outcome = await postMovement(ports, request);
    expect(outcome).toMatchObject({ state: 'DECLINED', why, movement: { seenBalance: balance } });
    expect(ports.asked.at(-1)).toMatchObject({ op: 'DECLINE', movement: { key: request.key, why } });
  });

  test.each([
    ['a debit of all there is', bet, 5n],
    ['a credit up to the ceiling', { ...grant, ceiling: 25n }, 20n],
    ['a debit from a wallet above the ceiling', { ...bet, ceiling: 1n }, 20n],
  ])('is not due to %s', async (_what, request, balance) => {
    expect(await postMovement(scriptedPorts(holding(balance), done), request)).toMatchObject({
      state: 'POSTED',
    });
  });

  test('that comes too late says what the key says', async () => {
    const outcome = await postMovement(scriptedPorts(holding(0n), taken()), {
      ...bet,
      requestHash: grant.requestHash,
    });
    expect(outcome).toEqual({ state: 'POSTED', movement: taken().movement });
    const other = await postMovement(scriptedPorts(holding(0n), taken()), { ...bet, requestHash: 'another' });
    expect(other).toEqual({ state: 'CONFLICT' });
  });

  test('by the caller is recorded once', async () => {
    const ports = scriptedPorts(timeout, done);
    expect(await declineMovement(ports, grant, 'player.suspended')).toMatchObject({
      state: 'DECLINED',
      why: 'player.suspended',
      movement: { seenBalance: null },
    });
    expect(ports.asked[1]).toEqual(ports.asked[0]);
    expect(await declineMovement(scriptedPorts(taken()), grant, 'late')).toMatchObject({ state: 'POSTED' });
  });
});

describe('a key that is taken', () => {
  const declined = declinedEntry(grant, { at, why: 'full', seenBalance: 9n });
  const knowing = (movement: Parameters<typeof taken>[0] | typeof declined) =>
    scriptedPorts(holding(0n), { answer: 'KEY_TAKEN', movement: movement ?? declined });

  test('by the same wish gives its answer', async () => {
    expect(await postMovement(knowing(taken().movement), grant)).toEqual({
      state: 'POSTED',
      movement: taken().movement,
    });
    expect(await postMovement(knowing(declined), grant)).toEqual({
      state: 'DECLINED',
      why: 'full',
      movement: declined,
    });
  });

  test('by another wish is a conflict', async () => {
    const other = { ...grant, requestHash: 'six gems' };
    expect(await postMovement(knowing(taken().movement), other)).toEqual({ state: 'CONFLICT' });
    expect(await postMovement(knowing(declined), other)).toEqual({ state: 'CONFLICT' });
  });
});

describe('what stands alongside and does not hold', () => {
  const held: WalletAnswer = { answer: 'HELD', index: 1, row: { status: 'SUSPENDED' } };
  const find = (movement?: ReturnType<typeof taken>['movement']): WalletAnswer => ({
    answer: 'MOVEMENT',
    movement,
  });

  test('holds the movement up when its key is free', async () => {
    expect(await postMovement(scriptedPorts(holding(9n), held, find()), bet)).toEqual({
      state: 'HELD',
      index: 1,
      row: { status: 'SUSPENDED' },
    });
  });

  test('is only there because the movement was made', async () => {
    const ports = scriptedPorts(holding(9n), timeout, held, find(taken().movement));
    expect(await postMovement(ports, grant)).toEqual({ state: 'POSTED', movement: taken().movement });
  });

  test('is not known when the key cannot be read', async () => {
    expect(await postMovement(scriptedPorts(holding(9n), held, timeout), grant)).toEqual({
      state: 'UNKNOWN',
    });
  });
});

describe('an unknown outcome', () => {
  test('is said when no try is answered, and the tries are all the same', async () => {
    const ports = scriptedPorts(holding(9n), timeout);
    expect(await postMovement(ports, grant)).toEqual({ state: 'UNKNOWN' });
    const [, first, ...others] = ports.asked;
    expect(others).toHaveLength(7);
    for (const other of others) expect(other).toEqual(first);
  });

  test('is not mistaken for a key that is free', async () => {
    expect(await findMovement(scriptedPorts(timeout), 'key')).toBe('UNKNOWN');
    expect(
      await findMovement(scriptedPorts({ answer: 'MOVEMENT', movement: undefined }), 'key'),
    ).toBeUndefined();
  });

  test('is said when the wallet never rests', async () => {
    const moved: WalletAnswer = { answer: 'WALLET_MOVED', wallet: { balance: 9n, version: 7 } };
    expect(await postMovement(scriptedPorts(holding(9n), moved), grant)).toEqual({ state: 'UNKNOWN' });
  });
});
