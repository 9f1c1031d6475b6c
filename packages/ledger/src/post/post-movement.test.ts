import { describe, expect, test } from '@jest/globals';
import { declineMovement } from './decline-movement';
import { declinedEntry, postedEntry } from './entries';
import { findMovement } from './find-movement';
import { postMovement, postMovements } from './post-movement';
import type { MovementRequest, PostedMovements } from './movement';
import type { WalletAnswer } from './ports';
import { bet, grant, scriptedPorts } from '#ledger/testing/scripted-ports';

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
  test('is committed against the wallet state that was read, with the rows of alongside', async () => {
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

  test('against the house has a house leg and no treasury row', async () => {
    const ports = scriptedPorts(holding(5n), done);
    const outcome = await postMovement(ports, bet);
    expect(outcome).toMatchObject({
      movement: { balance: 0n, legs: [{ amount: -5n }, { account: 'HOUSE#B#GEM', amount: 5n }] },
    });
    expect(ports.asked[1]).toMatchObject({ treasuryShard: null });
  });

  test('does not store other fields of the request object', async () => {
    const request = { ...grant, email: 'ann@example.com', ceiling: 100n };
    const outcome = await postMovement(scriptedPorts(holding(0n), done), request);
    expect(Object.keys('movement' in outcome ? outcome.movement : {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/email|ceiling|counter/)]),
    );
  });

  test('retries with the returned wallet state without reading it again', async () => {
    const ports = scriptedPorts(
      holding(5n),
      { answer: 'WALLET_MOVED', wallet: { balance: 9n, version: 7 } },
      done,
    );
    expect(await postMovement(ports, bet)).toMatchObject({ movement: { balance: 4n, seq: 8 } });
    expect(ports.asked.map(({ op }) => op)).toEqual(['READ_WALLET', 'COMMIT', 'COMMIT']);
  });

  test.each([0n, 10n ** 12n + 1n, -(10n ** 12n) - 1n])('throws for the amount %s', async (amount) => {
    const ports = scriptedPorts(holding(5n), done);
    await expect(postMovement(ports, { ...grant, amount })).rejects.toThrow(RangeError);
    expect(ports.asked).toEqual([]);
  });

  test('throws if the store returns an unexpected answer', async () => {
    await expect(postMovement(scriptedPorts(done), grant)).rejects.toThrow('READ_WALLET');
    await expect(postMovement(scriptedPorts(holding(9n)), grant)).rejects.toThrow('COMMIT');
    await expect(findMovement(scriptedPorts(done), 'key')).rejects.toThrow('FIND_MOVEMENT');
    await expect(declineMovement(scriptedPorts(holding(9n)), grant, 'no')).rejects.toThrow('DECLINE');
  });
});

describe('a bet and its win', () => {
  const alongside = (movements: PostedMovements) => movements.map(({ balance, seq }) => `${balance} ${seq}`);
  const win: MovementRequest = { ...bet, key: 'WIN#1', kind: 'WIN', amount: 8n, actor: 'system' };

  test('are committed together, each with its balance and seq', async () => {
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

  test('are declined if only the win could cover the bet', async () => {
    const ports = scriptedPorts(holding(4n), done);
    expect(await postMovements(ports, [bet, win])).toMatchObject({ state: 'DECLINED', why: 'insufficient' });
    expect(ports.asked.at(-1)).toMatchObject({ op: 'DECLINE', movement: { key: bet.key } });
  });

  test('are both declined if the win exceeds its ceiling', async () => {
    const ports = scriptedPorts(holding(9n), done);
    const outcome = await postMovements(ports, [bet, { ...win, ceiling: 11n }]);
    expect(outcome).toMatchObject({ state: 'DECLINED', why: 'full', movement: { key: bet.key } });
  });

  test('are a conflict if another request used the key of the win', async () => {
    const other = { ...taken().movement, key: win.key };
    const ports = scriptedPorts(holding(9n), { answer: 'KEY_TAKEN', movement: other });
    expect(await postMovements(ports, [bet, win])).toEqual({ state: 'CONFLICT' });
  });

  test.each([{ playerId: 'ben' }, { counter: 'TREASURY' as const }])(
    'throw if their accounts differ: %j',
    async (more) => {
      await expect(postMovements(scriptedPorts(done), [bet, { ...win, ...more }])).rejects.toThrow(
        'two accounts',
      );
    },
  );
});

describe('a declined movement', () => {
  test.each([
    ['a debit above the balance', bet, 4n, 'insufficient'],
    ['a credit above the ceiling', { ...grant, ceiling: 24n }, 20n, 'full'],
  ])('is recorded under the key for %s', async (_what, request, balance, why) => {
    const ports = scriptedPorts(holding(balance), done);
    const outcome = await postMovement(ports, request);
    expect(outcome).toMatchObject({ state: 'DECLINED', why, movement: { seenBalance: balance } });
    expect(ports.asked.at(-1)).toMatchObject({ op: 'DECLINE', movement: { key: request.key, why } });
  });

  test.each([
    ['a debit of the whole balance', bet, 5n],
    ['a credit up to the ceiling', { ...grant, ceiling: 25n }, 20n],
    ['a debit from a wallet above the ceiling', { ...bet, ceiling: 1n }, 20n],
  ])('is not the outcome of %s', async (_what, request, balance) => {
    expect(await postMovement(scriptedPorts(holding(balance), done), request)).toMatchObject({
      state: 'POSTED',
    });
  });

  test('returns the stored outcome if the key is already used', async () => {
    const outcome = await postMovement(scriptedPorts(holding(0n), taken()), {
      ...bet,
      requestHash: grant.requestHash,
    });
    expect(outcome).toEqual({ state: 'POSTED', movement: taken().movement });
    const other = await postMovement(scriptedPorts(holding(0n), taken()), { ...bet, requestHash: 'another' });
    expect(other).toEqual({ state: 'CONFLICT' });
  });

  test('is recorded once when the caller declines it', async () => {
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

describe('a key that is already used', () => {
  const declined = declinedEntry(grant, { at, why: 'full', seenBalance: 9n });
  const knowing = (movement: Parameters<typeof taken>[0] | typeof declined) =>
    scriptedPorts(holding(0n), { answer: 'KEY_TAKEN', movement: movement ?? declined });

  test('returns the stored outcome for the same request', async () => {
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

  test('is a conflict for a different request', async () => {
    const other = { ...grant, requestHash: 'six gems' };
    expect(await postMovement(knowing(taken().movement), other)).toEqual({ state: 'CONFLICT' });
    expect(await postMovement(knowing(declined), other)).toEqual({ state: 'CONFLICT' });
  });
});

describe('a failed condition of alongside', () => {
  const held: WalletAnswer = { answer: 'HELD', index: 1, row: { status: 'SUSPENDED' } };
  const find = (movement?: ReturnType<typeof taken>['movement']): WalletAnswer => ({
    answer: 'MOVEMENT',
    movement,
  });

  test('returns HELD if the key is not used', async () => {
    expect(await postMovement(scriptedPorts(holding(9n), held, find()), bet)).toEqual({
      state: 'HELD',
      index: 1,
      row: { status: 'SUSPENDED' },
    });
  });

  test('returns the movement if it was already posted', async () => {
    const ports = scriptedPorts(holding(9n), timeout, held, find(taken().movement));
    expect(await postMovement(ports, grant)).toEqual({ state: 'POSTED', movement: taken().movement });
  });

  test('returns UNKNOWN if the key cannot be read', async () => {
    expect(await postMovement(scriptedPorts(holding(9n), held, timeout), grant)).toEqual({
      state: 'UNKNOWN',
    });
  });
});

describe('an unknown outcome', () => {
  test('is returned after eight identical attempts without an answer', async () => {
    const ports = scriptedPorts(holding(9n), timeout);
    expect(await postMovement(ports, grant)).toEqual({ state: 'UNKNOWN' });
    const [, first, ...others] = ports.asked;
    expect(others).toHaveLength(7);
    for (const other of others) expect(other).toEqual(first);
  });

  test('is not reported as an unused key', async () => {
    expect(await findMovement(scriptedPorts(timeout), 'key')).toBe('UNKNOWN');
    expect(
      await findMovement(scriptedPorts({ answer: 'MOVEMENT', movement: undefined }), 'key'),
    ).toBeUndefined();
  });

  test('is returned if the wallet changes on every attempt', async () => {
    const moved: WalletAnswer = { answer: 'WALLET_MOVED', wallet: { balance: 9n, version: 7 } };
    expect(await postMovement(scriptedPorts(holding(9n), moved), grant)).toEqual({ state: 'UNKNOWN' });
  });
});
