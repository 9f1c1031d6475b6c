import { UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { beforeAll, expect, test } from '@jest/globals';
import type {
  Leaderboard,
  LeaderboardChange,
  Tournament,
  TournamentCertificate,
  TournamentEntry,
  TournamentRulesInput,
} from '#domain/generated/types';
import { playKey } from '#domain/keys';
import { checkTournamentCertificate, readTournamentCertificate } from '#domain/tournaments/certificate';
import { ulid } from '#lambda/ulid';
import { byToken, realTimeClient } from '#local/testing/real-time';
import { until } from '#local/testing/until';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import type { Stage } from '#test/authorization/environment/running-stage';
import { signedIn } from '#test/authorization/environment/sign-in';
import { openStage } from '#test/authorization/environment/stage';
import { newUser } from '#test/authorization/personas/personas';
import { openHouse, type SeatedPlayer } from '#test/scale/played-house';
import { ownProduct, type OwnProduct } from '#test/support/hosted-product';
import { cloudClock, type CloudClock } from '#tools/local/cloud-clock';

/** Tournaments from the draft to the certificate, by the public endpoints; the clock is advanced. */
let cloud: OwnProduct;
let stage: Stage;
let clock: CloudClock;
let house: Awaited<ReturnType<typeof openHouse>>;
let manager: string;
beforeAll(async () => {
  cloud = await ownProduct();
  stage = await openStage(cloud);
  clock = cloudClock(cloud);
  house = await openHouse(stage);
  await newUser(stage, 'manager@tournaments.test', []);
  await stage.grantAdmin('manager@tournaments.test');
  manager = (await signedIn(stage, 'manager@tournaments.test')).accessToken;
}, 120_000);

const minute = 60_000;
const told =
  'id status version entrants pool budget rulesHash cancelReason result { entrants ranked paid resultHash }';

async function ask<Answer>(token: string, query: string, variables: object = {}): Promise<Answer> {
  const { data, errors } = await askGraphql(stage.graphql, { token }, { query, variables });
  if (errors.length > 0)
    throw new Error(
      errors.map(({ errorType, errorInfo }) => `${errorType} ${JSON.stringify(errorInfo)}`).join(),
    );
  return Object.values(data ?? {})[0] as Answer;
}
const mutate = <Answer = Tournament>(
  field: string,
  input: object,
  { token = manager, fields = told } = {},
) => {
  const type = `${field.charAt(0).toUpperCase()}${field.slice(1)}Input`.replace(
    /^(Delete|Publish)TournamentInput/,
    'TournamentInput',
  );
  const selection = fields === '' ? '' : `{ ${fields} }`;
  return ask<Answer>(token, `mutation ($input: ${type}!) { ${field}(input: $input) ${selection} }`, {
    input,
  });
};
const read = (id: string) => ask<Tournament>(manager, `{ getTournament(id: "${id}") { ${told} } }`);

async function rulesFrom(changes: Partial<TournamentRulesInput> = {}): Promise<TournamentRulesInput> {
  const now = Date.parse((await clock.read()).now);
  return {
    name: 'Friday Sprint',
    coin: 'GOLD',
    gameIds: [house.gameId],
    startsAt: new Date(now + 5 * minute).toISOString(),
    endsAt: new Date(now + 65 * minute).toISOString(),
    entryMode: 'OPT_IN',
    minEntrants: 1,
    minBet: '1',
    scoring: { model: 'ROUND_COUNT' },
    maxRounds: 10,
    prizeKind: 'FIXED',
    prizes: [
      { rankFrom: 1, rankTo: 1, amount: '5000' },
      { rankFrom: 2, rankTo: 3, amount: '1000' },
    ],
    ...changes,
  };
}
const draft = async (brandId: string, changes: Partial<TournamentRulesInput> = {}) =>
  mutate('createTournament', { brandId, rules: await rulesFrom(changes), requestId: ulid(new Date()) });
const publish = ({ id, version }: Tournament) =>
  mutate('publishTournament', { id, expectedVersion: version });
const published = async (brandId: string, changes: Partial<TournamentRulesInput> = {}) =>
  publish(await draft(brandId, changes));

let people = 0;
interface Entrant extends SeatedPlayer {
  readonly token: string;
  play(rounds: number): Promise<void>;
  balance(): Promise<bigint>;
}
async function newPlayer(brandId: string): Promise<Entrant> {
  const email = `player-${(people += 1)}@tournaments.test`;
  const player = await house.seat(brandId, email);
  const { accessToken: token } = await signedIn(stage, email);
  return {
    ...player,
    token,
    play: async (rounds) => {
      for (let round = 0; round < rounds; round += 1) {
        // Without the time of the last round, the player can start the next one at once.
        await stage.dynamodb.send(
          new UpdateItemCommand({
            TableName: stage.tables.play,
            Key: marshall(playKey(brandId, player.playerId)),
            UpdateExpression: 'REMOVE lastRoundAt',
          }),
        );
        await player.playRound();
      }
    },
    balance: async () => {
      const { balances } = await ask<{ balances: { amount: string }[] }>(
        token,
        `{ getBrandUser(brandId: "${brandId}", userId: "${player.sub}") { balances { amount } } }`,
      );
      return BigInt(balances[0]?.amount ?? '0');
    },
  };
}
const join = (player: Entrant, id: string) =>
  mutate<TournamentEntry>(
    'joinTournament',
    { id, requestId: ulid(new Date()) },
    {
      token: player.token,
      fields: 'id status admittedAt',
    },
  );
const board = (id: string, token = manager) =>
  ask<Leaderboard>(
    token,
    `{ getLeaderboard(tournamentId: "${id}") { ranked top { entryId name score rounds order } own { entryId score } } }`,
  );

test('a tournament is published, played, settled by its schedule, paid and certified', async () => {
  const brand = await house.openBrand();
  const [ann, bob, eve] = [await newPlayer(brand.id), await newPlayer(brand.id), await newPlayer(brand.id)];
  const { id, status, budget } = await published(brand.id);
  expect({ status, budget }).toEqual({ status: 'SCHEDULED', budget: '7000' });
  const [entryOfAnn, entryOfBob] = [await join(ann, id), await join(bob, id)];
  expect(await join(ann, id)).toEqual(entryOfAnn);

  await ann.play(1);
  await clock.advance('PT6M');
  expect(await read(id)).toMatchObject({ status: 'RUNNING', entrants: 2 });
  const watching = await realTimeClient(cloud.origin, byToken(ann.token));
  await watching.subscribe(
    `subscription { onLeaderboardChange(tournamentId: "${id}") { tournamentId standings { entryId score order name } at } }`,
  );
  const [before, beforeOfBob] = [await ann.balance(), await bob.balance()];
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
  expect(played).not.toBe(before);
  expect(playedOfBob).not.toBe(beforeOfBob);

  await clock.advance('PT65M');
  const settled = await read(id);
  expect(settled).toMatchObject({ status: 'SETTLED', result: { entrants: 2, ranked: 2, paid: '6000' } });
  expect([(await ann.balance()) - played, (await bob.balance()) - playedOfBob]).toEqual([5000n, 1000n]);

  const { url, resultHash, bytes } = await ask<TournamentCertificate>(
    ann.token,
    `{ getTournamentCertificate(tournamentId: "${id}") { url bytes resultHash } }`,
  );
  expect(resultHash).toBe(settled.result?.resultHash);
  expect(bytes).toBeGreaterThan(100);
  const file = readTournamentCertificate(await (await fetch(url)).text());
  if (!('certificate' in file)) throw new Error(JSON.stringify(file.faults));
  expect(checkTournamentCertificate(file.certificate)).toEqual([]);
  expect(file.certificate.rulesHash).toBe(settled.rulesHash);
  expect(file.certificate.ranking.map(({ entryId, prize }) => [entryId, prize])).toEqual([
    [entryOfAnn.id, '5000'],
    [entryOfBob.id, '1000'],
  ]);
  expect((await cloud.said()).errors).toEqual([]);
}, 120_000);
