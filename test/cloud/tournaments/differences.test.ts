import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { paginateListTables, UpdateItemCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { scoreKey } from '#domain/keys/tournaments';
import { standingOrder } from '#domain/tournaments/standing-order';
import { until } from 'cdk-local-cloud/testing';
import { ownProduct, type OwnProduct } from '#test/support/hosted-product';
import { playEnvironment, type PlayEnvironment } from '#test/world/play/play-environment';
import { tournamentCalls } from '#test/world/play/tournament-calls';

/** Leaderboards that differ from the journal. */
const folder = mkdtempSync(join(tmpdir(), 'novalink-differences-'));
let cloud: OwnProduct;
let playing: PlayEnvironment;
let calls: ReturnType<typeof tournamentCalls>;
beforeAll(async () => {
  cloud = await ownProduct({ folder });
  playing = await playEnvironment('differences.test', cloud);
  calls = tournamentCalls(playing);
});
afterAll(async () => {
  await cloud.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The log lines of the settlement. Physical names are removed. */
const logged = (): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.includes('SettleTournam') && name.endsWith('.log'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));

async function scoresTable(): Promise<string> {
  for await (const { TableNames = [] } of paginateListTables({ client: playing.stage.dynamodb }, {})) {
    const found = TableNames.find((name) => name.includes('Scores'));
    if (found !== undefined) return found;
  }
  throw new Error('There is no table of scores.');
}

/** Puts a score of 99 rounds into the leaderboard, as an attacker with access to the table could. */
async function forgeScore(tournamentId: string, entryId: string): Promise<void> {
  const order = standingOrder(tournamentId, entryId, { score: 99n, reachedAt: playing.now().getTime() });
  await playing.stage.dynamodb.send(
    new UpdateItemCommand({
      TableName: await scoresTable(),
      Key: marshall(scoreKey(tournamentId, entryId)),
      UpdateExpression: 'SET score = :score, gsi1sk = :order',
      ExpressionAttributeValues: marshall({ ':score': '99', ':order': order }),
    }),
  );
}

test('a forged score raises an alarm at settlement, and prizes follow the journal', async () => {
  const { venue, newPlayer, advance } = playing;
  const brand = await venue.openBrand();
  const [ann, bob] = [await newPlayer(brand.id), await newPlayer(brand.id)];
  const { id } = await calls.published(brand.id);
  await calls.join(ann, id);
  const { id: entryOfBob } = await calls.join(bob, id);
  await advance('PT6M');
  await ann.play(2);
  await bob.play(1);
  await until(async () => ((await calls.board(id)).ranked === 2 ? true : undefined));
  await forgeScore(id, entryOfBob);
  const shown = await until(async () => {
    const { top } = await calls.board(id);
    return top[0]?.score === '99' ? top : undefined;
  });
  expect(shown[0]?.entryId).toBe(entryOfBob);
  const [held, heldOfBob] = [await ann.balance(), await bob.balance()];
  await advance('PT65M');
  expect(await calls.read(id)).toMatchObject({ status: 'SETTLED', result: { ranked: 2, paid: '6000' } });
  expect([(await ann.balance()) - held, (await bob.balance()) - heldOfBob]).toEqual([5000n, 1000n]);
  const reports = logged().filter((line) => line.includes('A leaderboard differs from its settlement'));
  expect(reports.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ tournamentId: id, count: 1, LeaderboardDifferences: 1 }),
  ]);
});
