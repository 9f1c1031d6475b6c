import { beforeAll, expect, test } from '@jest/globals';
import type { LeaderboardChange, TournamentEntry, TournamentRulesInput } from '#domain/generated/types';
import { checkTournamentCertificate, readTournamentCertificate } from '#domain/tournaments/certificate';
import { ulid } from '#lambda/runtime/ulid';
import { byToken, realTimeClient, until } from 'cdk-local-cloud/testing';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import { guest } from '#test/authorization/environment/sign-in';
import { playEnvironment, type PlayEnvironment, type PlayingPlayer } from '#test/world/play/play-environment';
import { tournamentCalls } from '#test/world/play/tournament-calls';
import { cloudClock } from '#tools/local/cloud-clock';

/** Tournaments from the draft to the certificate, through the public API; the test advances the clock. */
let cloud: PlayEnvironment['cloud'];
let stage: PlayEnvironment['stage'];
let advance: PlayEnvironment['advance'];
let now: PlayEnvironment['now'];
let venue: PlayEnvironment['venue'];
let manager: string;
let ask: PlayEnvironment['ask'];
let newPlayer: PlayEnvironment['newPlayer'];
type Calls = ReturnType<typeof tournamentCalls>;
let mutate: Calls['mutate'];
let rulesFrom: Calls['rulesFrom'];
let draft: Calls['draft'];
let publish: Calls['publish'];
let published: Calls['published'];
let read: Calls['read'];
let join: Calls['join'];
let board: Calls['board'];
let certificate: Calls['certificate'];
let moved: Calls['moved'];
beforeAll(async () => {
  const playing = await playEnvironment('tournaments.test');
  ({ cloud, stage, advance, now, venue, manager, ask, newPlayer } = playing);
  ({ mutate, rulesFrom, draft, publish, published, read, join, board, certificate, moved } =
    tournamentCalls(playing));
});

test('a tournament is published, played, settled by its schedule, paid and certified', async () => {
  const brand = await venue.openBrand();
  const [ann, bob, eve] = [await newPlayer(brand.id), await newPlayer(brand.id), await newPlayer(brand.id)];
  const { id, status, budget } = await published(brand.id);
  expect({ status, budget }).toEqual({ status: 'SCHEDULED', budget: '7000' });
  const [entryOfAnn, entryOfBob] = [await join(ann, id), await join(bob, id)];
  expect(await join(ann, id)).toEqual(entryOfAnn);

  await ann.play(1);
  await advance('PT6M');
  expect(await read(id)).toMatchObject({ status: 'RUNNING', entrants: 2 });
  const watching = await realTimeClient(cloud.origin, byToken(ann.token));
  await watching.subscribe(
    `subscription { onLeaderboardChange(tournamentId: "${id}") { tournamentId standings { entryId score order name } at } }`,
  );
  await ann.play(3);
  await bob.play(2);
  await eve.play(1);
  const change = await until(() => {
    const data = watching.received.flatMap(({ payload }) =>
      payload?.data ? [(payload.data as { onLeaderboardChange: LeaderboardChange }).onLeaderboardChange] : [],
    );
    return data
      .flatMap(({ standings }) => standings)
      .find(({ entryId, score }) => entryId === entryOfAnn.id && score === '3');
  });
  expect(change).toMatchObject({ name: null });
  const shown = await until(async () => {
    const now = await board(id, ann.token);
    return now.ranked === 2 && now.top[1]?.score === '2' ? now : undefined;
  });
  expect(shown.top.map(({ entryId, name, score }) => ({ entryId, name, score }))).toEqual([
    { entryId: entryOfAnn.id, name: 'Scale', score: '3' },
    { entryId: entryOfBob.id, name: 'Scale', score: '2' },
  ]);
  expect(shown.own).toEqual({ entryId: entryOfAnn.id, score: '3' });
  const [played, playedOfBob] = [await ann.balance(), await bob.balance()];

  await advance('PT65M');
  const settled = await read(id);
  expect(settled).toMatchObject({ status: 'SETTLED', result: { entrants: 2, ranked: 2, paid: '6000' } });
  expect([(await ann.balance()) - played, (await bob.balance()) - playedOfBob]).toEqual([5000n, 1000n]);

  const { text, resultHash, bytes } = await certificate(id, ann.token);
  expect(resultHash).toBe(settled.result?.resultHash);
  expect(bytes).toBeGreaterThan(100);
  const file = readTournamentCertificate(text);
  if (!('certificate' in file)) throw new Error(JSON.stringify(file.faults));
  expect(checkTournamentCertificate(file.certificate)).toEqual([]);
  expect(file.certificate.rulesHash).toBe(settled.rulesHash);
  expect(file.certificate.ranking.map(({ prize }) => prize)).toEqual(['5000', '1000']);
  for (const entry of [entryOfAnn, entryOfBob]) expect(text).not.toContain(entry.id);
  expect((await cloud.said()).errors).toEqual([]);
});

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

test('buy-ins are refunded once after a manager cancels, even if the work is repeated', async () => {
  const brand = await venue.openBrand();
  const [ann, bob] = [await newPlayer(brand.id), await newPlayer(brand.id)];
  const pool = { entryMode: 'BUY_IN', buyIn: '700', prizeKind: 'POOL' } as const;
  const tournament = await published(brand.id, {
    ...pool,
    prizes: [{ rankFrom: 1, rankTo: 1, share: 10_000 }],
  });
  const [before, beforeOfBob] = [await ann.balance(), await bob.balance()];
  await join(ann, tournament.id);
  await join(bob, tournament.id);
  expect(await read(tournament.id)).toMatchObject({ entrants: 2, pool: '1400' });
  expect([await ann.balance(), await bob.balance()]).toEqual([before - 700n, beforeOfBob - 700n]);
  await mutate('cancelTournament', {
    ...{ id: tournament.id, expectedVersion: tournament.version, reason: 'The game has a fault.' },
  });
  await until(async () => ((await ann.balance()) === before ? true : undefined));
  await until(async () => ((await bob.balance()) === beforeOfBob ? true : undefined));
  await advance('PT20M');
  expect([await ann.balance(), await bob.balance()]).toEqual([before, beforeOfBob]);
  expect(await moved(brand.id, 'BUY_IN', 'REFUND')).toHaveLength(4);
  expect(await read(tournament.id)).toMatchObject({
    status: 'CANCELLED',
    cancelReason: 'The game has a fault.',
  });
  await expect(join(ann, tournament.id)).resolves.toMatchObject({ status: 'ADMITTED' });
});

test('too few entrants cancel a tournament at its start; a pool is shared and the escrow ends empty', async () => {
  const brand = await venue.openBrand();
  const [ann, bob] = [await newPlayer(brand.id), await newPlayer(brand.id)];
  const prizes = [
    { rankFrom: 1, rankTo: 1, share: 6667 },
    { rankFrom: 2, rankTo: 2, share: 3333 },
  ];
  const pool = { entryMode: 'BUY_IN', buyIn: '501', prizeKind: 'POOL', prizes } as const;
  const lonely = await published(brand.id, { ...pool, minEntrants: 2 });
  const full = await published(brand.id, { ...pool, maxEntrants: 2 });
  await join(ann, lonely.id);
  await join(ann, full.id);
  await join(bob, full.id);
  const eve = await newPlayer(brand.id);
  await expect(join(eve, full.id)).rejects.toThrow('tournament.full');
  await advance('PT7M');
  expect(await read(lonely.id)).toMatchObject({ status: 'CANCELLED' });
  await ann.play(2);
  await bob.play(1);
  await advance('PT65M');
  expect(await read(full.id)).toMatchObject({ status: 'SETTLED', result: { paid: '1002' } });
  expect((await moved(brand.id, 'PRIZE')).sort()).toEqual([333n, 669n]);
  expect(sum(await moved(brand.id, 'ESCROW'))).toBe(0n);
  expect(sum(await moved(brand.id, 'BUY_IN', 'REFUND'))).toBe(-1002n);
});

const becomesManager = (brandId: string, { sub: userId }: Pick<PlayingPlayer, 'sub'>) =>
  mutate(
    'setBrandUserLevel',
    { brandId, userId, expectedVersion: 1, level: 'ADMIN' },
    { fields: 'userId', type: 'BrandUserLevelInput' },
  );

test('rounds of players enter tournaments of mode AUTO, those of managers do not, and a sweep settles', async () => {
  const brand = await venue.openBrand();
  const { id } = await published(brand.id, { entryMode: 'AUTO' });
  const [ann, bob, eve] = [await newPlayer(brand.id), await newPlayer(brand.id), await newPlayer(brand.id)];
  await becomesManager(brand.id, eve);
  await advance('PT6M');
  for (const player of [ann, bob, bob, eve]) await player.play(2);
  await until(async () => ((await board(id)).ranked === 2 ? true : undefined));
  expect(await read(id)).toMatchObject({ status: 'RUNNING', entrants: 2 });
  await becomesManager(brand.id, bob);
  for (const { arn } of (await cloudClock(cloud).schedules()).filter(({ arn: name }) => name.includes(id)))
    await cloudClock(cloud).disturb(arn, 'lost');
  await advance('PT70M');
  expect(await read(id)).toMatchObject({
    status: 'SETTLED',
    result: { entrants: 2, ranked: 1, paid: '5000' },
  });
  await advance('PT20M');
  expect(await moved(brand.id, 'PRIZE')).toEqual([5000n]);
  // No player reached ranks 2 and 3.
  expect(await moved(brand.id, 'ESCROW')).toEqual([7000n, -5000n, -2000n]);
});

test('players who apply score after a manager has admitted them, and excluded players are not paid', async () => {
  const brand = await venue.openBrand();
  const [ann, bob] = [await newPlayer(brand.id), await newPlayer(brand.id)];
  const { id } = await published(brand.id, { entryMode: 'APPROVAL' });
  const applied = await join(ann, id);
  await join(bob, id);
  expect(applied.status).toBe('WAITING');
  const { items } = await ask<{ items: TournamentEntry[] }>(
    manager,
    `{ listTournamentEntries(tournamentId: "${id}") { items { id userId status } } }`,
  );
  expect(items.map(({ userId }) => userId).sort()).toEqual([ann.sub, bob.sub].sort());
  const decide = (entryId: string, admitted: boolean) =>
    mutate<TournamentEntry>(
      'decideTournamentEntry',
      { tournamentId: id, entryId, admitted },
      { fields: 'status' },
    );
  for (const { id: entryId } of items) expect(await decide(entryId, true)).toEqual({ status: 'ADMITTED' });
  await expect(decide(applied.id, false)).rejects.toThrow('entry.decided');
  await advance('PT6M');
  await ann.play(3);
  await bob.play(1);
  await suspend(brand.id, ann);
  const [held, heldOfBob] = [await ann.balance(), await bob.balance()];
  await advance('PT65M');
  expect(await read(id)).toMatchObject({
    status: 'SETTLED',
    result: { entrants: 2, ranked: 1, paid: '5000' },
  });
  expect([(await ann.balance()) - held, (await bob.balance()) - heldOfBob]).toEqual([0n, 5000n]);
  const shown = await until(async () => {
    const now = await board(id, bob.token);
    return now.ranked === 1 ? now : undefined;
  });
  expect(shown.top.map(({ score }) => score)).toEqual(['1']);
});

async function suspend(brandId: string, { sub }: { readonly sub: string }): Promise<void> {
  const { version } = await ask<{ version: number }>(
    manager,
    `{ getBrandUser(brandId: "${brandId}", userId: "${sub}") { version } }`,
  );
  await ask(
    manager,
    'mutation ($input: BrandUserDecisionInput!) { suspendBrandUser(input: $input) { userId } }',
    { input: { brandId, userId: sub, expectedVersion: version, reason: 'Under review.' } },
  );
}

test('a player who is suspended after the end keeps the prize, and one suspended before gets the buy-in back', async () => {
  const brand = await venue.openBrand();
  const [ann, bob, eve] = [await newPlayer(brand.id), await newPlayer(brand.id), await newPlayer(brand.id)];
  const { id } = await published(brand.id, {
    ...{ entryMode: 'BUY_IN', buyIn: '100' },
    ...{ prizeKind: 'POOL', prizes: [{ rankFrom: 1, rankTo: 1, share: 10_000 }] },
  });
  const entries = [await join(ann, id), await join(bob, id), await join(eve, id)];
  await advance('PT6M');
  await ann.play(2);
  await bob.play(1);
  await eve.play(3);
  await suspend(brand.id, eve);
  await advance('PT60M');
  expect(await read(id)).toMatchObject({ status: 'SETTLING' });
  await suspend(brand.id, ann);
  const held = await Promise.all([ann, bob, eve].map((player) => player.balance()));
  await advance('PT15M');
  expect(await read(id)).toMatchObject({
    status: 'SETTLED',
    result: { entrants: 3, ranked: 2, paid: '200' },
  });
  const now = await Promise.all([ann, bob, eve].map((player) => player.balance()));
  expect(now.map((balance, index) => balance - (held[index] ?? 0n))).toEqual([200n, 0n, 100n]);
  const read1 = readTournamentCertificate((await certificate(id, bob.token)).text);
  if (!('certificate' in read1)) throw new Error(JSON.stringify(read1.faults));
  expect(checkTournamentCertificate(read1.certificate)).toEqual([]);
  expect(read1.certificate).toMatchObject({ withdrawn: 1, entries: { length: 2 } });
  for (const entry of entries) expect(JSON.stringify(read1.certificate)).not.toContain(entry.id);
  expect((await board(id, bob.token)).top.map(({ entryId }) => entryId)).toEqual(
    entries.slice(0, 2).map((entry) => entry.id),
  );
});

test.each<[string, Partial<TournamentRulesInput>, string]>([
  [
    'an end before the start',
    { endsAt: '2020-01-01T00:00:00.000Z' },
    'input.invalid {"kind":"invalid","field":"rules.endsAt"}',
  ],
  ['no game', { gameIds: [] }, 'rules.gameIds'],
  ['a game that is not of the brand', { gameIds: [ulid(new Date())] }, 'rules.gameIds'],
  ['another coin', { coin: 'TIN' }, 'coin.missing'],
  ['a buy-in without the mode', { buyIn: '5' }, 'rules.buyIn'],
  ['volume without a limit', { maxRounds: null }, 'rules.maxRounds'],
  [
    'a parameter of another model',
    { scoring: { model: 'TOTAL_WIN', rounds: 5 }, maxRounds: null },
    'rules.scoring.rounds',
  ],
  [
    'shares without buy-ins',
    { prizeKind: 'POOL', prizes: [{ rankFrom: 1, rankTo: 1, share: 10_000 }] },
    'rules.prizeKind',
  ],
  [
    'prizes that overlap',
    {
      prizes: [
        { rankFrom: 1, rankTo: 2, amount: '5' },
        { rankFrom: 2, rankTo: 3, amount: '4' },
      ],
    },
    '"fault":"overlap","index":1',
  ],
  [
    'prizes above what can be moved',
    { prizes: [{ rankFrom: 1, rankTo: 2, amount: '1000000000000' }] },
    '"fault":"too-large"',
  ],
])('a draft with %s is refused with the name of the field', async (_what, changes, refusal) => {
  const brand = await venue.openBrand();
  await expect(draft(brand.id, changes)).rejects.toThrow(refusal);
});

test('refuses changes of a final status and invalid steps', async () => {
  const brand = await venue.openBrand();
  const made = await draft(brand.id);
  const rules = rulesFrom({ name: 'Another name' });
  const stale = mutate('updateTournament', { id: made.id, expectedVersion: made.version + 1, rules });
  await expect(stale).rejects.toThrow('tournament.stale');
  const { id, version } = await publish(made);
  for (const step of [
    mutate('updateTournament', { id, expectedVersion: version, rules }),
    mutate('deleteTournament', { id, expectedVersion: version }, { fields: '' }),
    mutate('publishTournament', { id, expectedVersion: version }),
  ])
    await expect(step).rejects.toThrow('tournament.wrong-status');
  const late = await draft(brand.id, {
    startsAt: new Date(now().getTime() + 5000).toISOString(),
  });
  await expect(publish(late)).rejects.toThrow('tournament.past');
  const player = await newPlayer(brand.id);
  await advance('PT66M');
  await expect(join(player, id)).rejects.toThrow('tournament.closed');
});

test('guests see a published tournament with its leaderboard', async () => {
  const brand = await venue.openBrand();
  const { id } = await published(brand.id);
  const credentials = await guest(stage);
  const { data, errors } = await askGraphql(stage.graphql, credentials, {
    query: `{ getTournament(id: "${id}") { name status } getLeaderboard(tournamentId: "${id}") { ranked } }`,
  });
  expect(errors).toEqual([]);
  expect(data).toEqual({
    getTournament: { name: 'Friday Sprint', status: 'SCHEDULED' },
    getLeaderboard: { ranked: 0 },
  });
});
