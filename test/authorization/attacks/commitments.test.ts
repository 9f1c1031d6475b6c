import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, expect, test } from '@jest/globals';
import type { CoinRound, DemoRound, DemoSession, SeedPair, SeedRotation } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { playRound } from '#domain/slots/play/play-round';
import { readModel } from '#domain/slots/model/read-model';
import { ulid } from '#lambda/ulid';
import { keysFrom, nodeDraw, textsOf, writingsOf } from '#test/support/seed-candidates';
import { givenGame } from '../fixtures/game';
import { givenCasinoWithBrand } from '../fixtures/casino';
import { serverSeedHash as firstHash } from '../fixtures/player';
import { mathModel } from '../fixtures/run';
import { confirmAge } from '../requests/play';
import { openTestEnvironment } from '../environment/test-environment';

let environment: Awaited<ReturnType<typeof openTestEnvironment>>;
beforeAll(async () => {
  environment = await openTestEnvironment('commitments');
}, 120_000);

const read = readModel(mathModel);
if ('faults' in read) throw new Error('The model of the test has faults.');
const { model } = read;

const sha256 = (seed: string) => createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');
const rounds = 24;
/** Each has to wait for its cycle. */
const coinRounds = 10;

/** Asks as one player and remembers every answer, refusals among them. */
function asker() {
  const reported: unknown[] = [];
  const ask = async (query: string, input?: object) => {
    const { data, errors } = await environment.personas['O+'].ask({
      query,
      ...(input ? { variables: { input } } : {}),
    });
    reported.push([data, errors]);
    return Object.values(data ?? {})[0];
  };
  return { reported, ask };
}

interface Played {
  readonly clientSeed: string;
  readonly nonce: number;
  readonly stops: string;
}
const stopsOf = ({ steps }: { readonly steps: readonly { readonly stops: readonly number[] }[] }) =>
  steps.map(({ stops }) => stops.join(',')).join(' ');
const played = ({ clientSeed, nonce, ...round }: CoinRound | DemoRound): Played => ({
  clientSeed,
  nonce,
  stops: stopsOf(round),
});

/** Whether a key makes the very rounds that were played; by chance one agrees in a few, never in all. */
const makes = (key: string, of: readonly Played[]) =>
  of.every(
    ({ clientSeed, nonce, stops }) =>
      stopsOf(playRound(model, 'base', nodeDraw({ serverSeed: key, clientSeed, nonce }))) === stops,
  );

/** That nothing that was told holds a seed, however written, nor gives away the rounds that were played with it. */
function expectSecret(reported: unknown, seeds: readonly string[], of: readonly Played[]): void {
  const text = JSON.stringify(reported);
  for (const writing of seeds.flatMap(writingsOf)) expect(text).not.toContain(writing);
  const texts = [...new Set(textsOf(reported))];
  const clientSeed = of[0]?.clientSeed ?? '';
  const keys = [...new Set(texts.flatMap((published) => keysFrom(published, clientSeed)))];
  expect(keys.length).toBeGreaterThan(100);
  expect(keys.filter((key) => makes(key, of))).toEqual([]);
}

const seedPair = 'serverSeedHash clientSeed nonce nextServerSeedHash';
const rotate = (brandId: string, serverSeedHash: string) =>
  [
    `mutation ($input: RotateSeedsInput!) { rotateSeeds(input: $input) {
      revealedServerSeed revealedServerSeedHash rounds seeds { ${seedPair} } } }`,
    { brandId, serverSeedHash },
  ] as const;

test('rounds with coins cannot be computed from what is published before them', async () => {
  const { stage, personas } = environment;
  const sub = personas['O+'].sub ?? '';
  const brandId = await givenCasinoWithBrand(
    stage,
    { session: 'ACTIVE' },
    { owner: sub, resident: { identity: 'O+', sub } },
  );
  const first = asker();
  // Two rotations on, both seeds are the server's own.
  const once = (await first.ask(...rotate(brandId, firstHash))) as SeedRotation;
  await first.ask(...rotate(brandId, once.seeds.serverSeedHash));

  const { reported, ask } = asker();
  const start = `mutation ($input: StartPlaySessionInput!) { startPlaySession(input: $input) {
    id mathModelHash versionId betLevels balance startedAt expiresAt seeds { ${seedPair} } } }`;
  const { id: sessionId } = (await ask(start, { brandId, gameId: brandId, coin: 'GLD' })) as { id: string };
  const seeds = (await ask(`{ getSeeds(brandId: "${brandId}") { ${seedPair} } }`)) as SeedPair;
  const play = `mutation ($input: PlayRoundInput!) { playRound(input: $input) {
    id requestId mathModelHash bet win multiplierX100 capped serverSeedHash serverSeed clientSeed nonce balance at
    steps { kind stops multiplier win } } }`;
  const bet = (more: object) => ({
    brandId,
    sessionId,
    bet: '1000',
    requestId: ulid(new Date()),
    ...more,
  });
  for (const wrong of [{ bet: '7' }, { bet: '-1' }, { requestId: '' }, { sessionId: brandId.toLowerCase() }])
    await ask(play, bet(wrong));
  await ask(...rotate(brandId, '0'.repeat(64)));
  const answers: CoinRound[] = [];
  for (let round = 0; round < coinRounds; round += 1) {
    if (round > 0) await pause(limits.demo.spinCycleMilliseconds);
    const answer = await ask(play, bet({}));
    expect(reported.at(-1)).toEqual([expect.anything(), []]);
    answers.push(answer as CoinRound);
  }
  await ask(`{ listRounds(brandId: "${brandId}") { items { id serverSeed serverSeedHash nonce } } }`);
  expect(answers.map(({ nonce }) => nonce)).toEqual(answers.map((_round, at) => at));

  const { revealedServerSeed: seed, ...rotated } = (await first.ask(
    ...rotate(brandId, seeds.serverSeedHash),
  )) as SeedRotation;
  const after = (await first.ask(...rotate(brandId, rotated.seeds.serverSeedHash))) as SeedRotation;
  expect([seed, after.revealedServerSeed]).toEqual([
    expect.stringMatching(/^[0-9a-f]{64}$/),
    expect.any(String),
  ]);
  expect([sha256(seed), sha256(after.revealedServerSeed)]).toEqual([
    seeds.serverSeedHash,
    seeds.nextServerSeedHash,
  ]);
  // The seed makes the rounds, and nothing else does.
  expect(makes(seed, answers.map(played))).toBe(true);
  expectSecret(reported, [seed, after.revealedServerSeed], answers.map(played));
}, 120_000);

test('rounds for fun cannot be computed from what is published before them', async () => {
  const gameId = await givenGame(environment.stage, environment.uninvolvedUser.sub, 'LIVE');
  const { reported, ask } = asker();
  await ask(confirmAge.query);
  const session = (await ask(
    `mutation { startDemoSession(gameId: "${gameId}") {
      playToken gameId versionId mathModelHash betLevels serverSeedHash nonce expiresAt } }`,
  )) as DemoSession;
  const play = `mutation ($input: PlayDemoRoundInput!) { playDemoRound(input: $input) {
    nonce bet win capped clientSeed serverSeed serverSeedHash nextServerSeedHash nextNonce
    steps { kind stops multiplier win } } }`;
  const clientSeed = randomBytes(8).toString('hex');
  const [bet = 0] = session.betLevels;
  const input = { playToken: session.playToken, bet, clientSeed };
  let published = { commitment: session.serverSeedHash, previousSeed: '' };
  const [, signature = ''] = session.playToken.split('.');
  const claims = Object.fromEntries(textsOf(session.playToken).map((text, at) => [`claim ${at}`, text]));
  const agreed = new Map<string, number>();
  for (let nonce = 0; nonce < rounds; nonce += 1) {
    await ask(play, { ...input, nonce, bet: bet + 1 });
    const before = JSON.stringify(reported);
    const round = (await ask(play, { ...input, nonce })) as DemoRound;
    expect(sha256(round.serverSeed)).toBe(published.commitment);
    expect(makes(round.serverSeed, [played(round)])).toBe(true);
    for (const writing of writingsOf(round.serverSeed)) expect(before).not.toContain(writing);
    const known = { ...published, signature, clientSeed, nonce: `${nonce}`, ...claims };
    for (const [name, text] of Object.entries(known))
      for (const [derivation, key] of keysFrom(text, clientSeed).entries())
        if (makes(key, [played(round)])) {
          const way = `${name} ${derivation}`;
          agreed.set(way, (agreed.get(way) ?? 0) + 1);
        }
    published = { commitment: round.nextServerSeedHash, previousSeed: round.serverSeed };
  }
  // One round draws one of a few outcomes, so that any way to make a key agrees now and then, by chance.
  expect(Math.max(0, ...agreed.values())).toBeLessThan(rounds / 2);
}, 120_000);
