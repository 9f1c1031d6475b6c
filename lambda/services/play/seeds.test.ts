import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { CoinRound, SeedPair, SeedRotation } from '#domain/generated/types';
import { playRound, seededDraw } from '@novalink/engine';
import { oneReel } from '@novalink/engine/testing';
import { agreeingBooks } from '#test/world/play/play-books';
import { newRequestId, playVenues, type PlayVenues } from '#test/world/play/play-venues';
import { refused } from '#test/support/refused';

let venue: PlayVenues;
beforeAll(async () => {
  venue = await playVenues();
});
afterAll(() => venue.stop());

const sha256OfHex = (hex: string) => createHash('sha256').update(Buffer.from(hex, 'hex')).digest('hex');

/** A player with seeds, and the actions that the player can take with them. */
async function player(...furnished: Parameters<PlayVenues['room']>) {
  const room = await venue.room(...furnished);
  const gameSession = await room.session();
  const rotated = (more: object) => room.asks('rotateSeeds', { ...more });
  const rotate = async (serverSeedHash: string, more: object = {}) =>
    (await rotated({ serverSeedHash, ...more })) as SeedRotation;
  const seeds = async () => (await venue.ask('getSeeds', { brandId: room.id }, room.ada)) as SeedPair;
  return { ...room, gameSession, rotated, rotate, seeds };
}

describe('rounds', () => {
  test('follow from the revealed seed, the client seed and the model', async () => {
    const model = oneReel();
    const { gameSession, round, rotate, bet } = await player({ model, betLevels: [10, 30] });
    await rotate(gameSession.seeds.serverSeedHash, { clientSeed: 'mine' });
    const played: CoinRound[] = [];
    const asked = Array.from({ length: 12 }, newRequestId);
    for (const requestId of asked) played.push(await round(gameSession, { bet: '3000', requestId }));
    const hash = played[0]?.serverSeedHash ?? '';
    expect(hash).toBe(gameSession.seeds.nextServerSeedHash);
    const { revealedServerSeed: serverSeed, rounds } = await rotate(hash);
    expect([sha256OfHex(serverSeed), rounds]).toEqual([hash, 12]);
    for (const [nonce, reported] of played.entries()) {
      const again = playRound(model, 'base', seededDraw({ serverSeed, clientSeed: 'mine', nonce }));
      const steps = again.steps.map(({ kind, stops, multiplier, credits }) => ({
        ...{ kind, stops, multiplier },
        win: `${credits * 1500}`,
      }));
      expect(reported).toMatchObject({ nonce, win: `${again.credits * 1500}`, steps, serverSeed: null });
      expect(await bet(gameSession, { bet: '3000', requestId: asked[nonce] })).toEqual({
        ...reported,
        serverSeed,
      });
    }
  });
});

describe('a rotation', () => {
  test('uses the committed seed, and the client seed if one is given', async () => {
    const { gameSession, rotate, seeds } = await player();
    const first = gameSession.seeds;
    const one = await rotate(first.serverSeedHash);
    expect(one.seeds).toMatchObject({
      serverSeedHash: first.nextServerSeedHash,
      clientSeed: first.clientSeed,
      nonce: 0,
    });
    const two = await rotate(one.seeds.serverSeedHash, { clientSeed: 'a seed of my own' });
    expect(two.seeds).toMatchObject({
      serverSeedHash: one.seeds.nextServerSeedHash,
      clientSeed: 'a seed of my own',
    });
    expect(two.revealedServerSeed).not.toBe(one.revealedServerSeed);
    expect(await seeds()).toEqual(two.seeds);
  });

  test('happens once for repeated and parallel requests', async () => {
    const { gameSession, rotated } = await player();
    const { serverSeedHash } = gameSession.seeds;
    const answers = await Promise.all(Array.from({ length: 16 }, () => rotated({ serverSeedHash })));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject({ revealedServerSeedHash: serverSeedHash, rounds: 0 });
    expect(await rotated({ serverSeedHash, clientSeed: 'other' })).toEqual(refused('seeds.stale'));
  });

  test('applies only to the current seed', async () => {
    const { gameSession, rotated, seeds } = await player();
    const before = await seeds();
    for (const serverSeedHash of ['0'.repeat(64), gameSession.seeds.nextServerSeedHash])
      expect(await rotated({ serverSeedHash })).toEqual(refused('seeds.stale'));
    expect(await seeds()).toEqual(before);
  });

  test.each(['', 'x'.repeat(65), 'ü', 'two\nlines', '\u0000'])('rejects the seed %j', async (clientSeed) => {
    const { gameSession, rotated } = await player();
    expect(await rotated({ serverSeedHash: gameSession.seeds.serverSeedHash, clientSeed })).toMatchObject({
      refusal: { kind: 'invalid', parameters: { field: 'clientSeed' } },
    });
  });

  test('requires seeds, which do not exist before the first session', async () => {
    const { id, ada, asks } = await venue.room();
    expect(await venue.ask('getSeeds', { brandId: id }, ada)).toBeNull();
    expect(await asks('rotateSeeds', { serverSeedHash: '0'.repeat(64) })).toEqual(refused('seeds.stale'));
  });
});

test('stores a secret seed in one row only, and in no response or log', async () => {
  const logged: unknown[] = [];
  const spies = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    jest.spyOn(console, level).mockImplementation((...said) => void logged.push(said)),
  );
  const { id, ada, gameSession, bet, rotate, seeds, asks, start } = await player();
  const first = await rotate(gameSession.seeds.serverSeedHash);
  const answers = [
    ...[gameSession, first, await bet(gameSession), await bet(gameSession, { bet: '7' }), await seeds()],
    ...[await rotate('0'.repeat(64)), await start(), await asks('setPlayLimits', { dailyLoss: 100 })],
  ];
  const { play } = await agreeingBooks(venue.tables, id, ada.sub);
  for (const spy of spies) spy.mockRestore();
  const { serverSeed, nextServerSeed } = (play as { seed: Record<string, string> }).seed;
  const rows = Object.entries(await venue.everything()).filter(([key]) => !key.endsWith(' PLAY'));
  const reported = JSON.stringify([answers, logged, rows]);
  for (const secret of [serverSeed, nextServerSeed]) {
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(reported).not.toContain(secret);
  }
  expect(reported).toContain(first.revealedServerSeed);
});
