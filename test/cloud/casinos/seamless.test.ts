import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { newPlayer, type TestWallet, withTestWallet } from '@novalink/wallet-contract/contract-tests';
import type { CoinRound, PlaySession } from '#domain/generated/types';
import { ulid } from '#lambda/runtime/ulid';
import { askGraphql } from '#test/authorization/environment/ask-graphql';
import type { Stage } from '#test/authorization/environment/running-stage';
import { guest, type Visitor } from '#test/authorization/environment/sign-in';
import { openStage } from '#test/authorization/environment/stage';
import { diamonds } from '@novalink/engine/testing';
import { startWallet, type StartedWallet } from '#test/packages/started-wallet';
import { type Product, workersProduct } from '#test/support/hosted-product';
import { givenCompany, givenLiveGame } from '#test/world/given/given-games';
import { givenLaunches } from '#test/world/given/launch';

/** A line to the wallet that can lose an answer after the wallet has done its work. */
async function lossyLine(wallet: URL) {
  let loses: string | undefined;
  const server = createServer((asked, answer) => {
    const options = { method: asked.method, headers: asked.headers };
    const sent = forward(new URL(asked.url ?? '/', wallet), options, (reply) => {
      const isLost = asked.url === loses;
      if (isLost) loses = undefined;
      answer.writeHead(isLost ? 500 : (reply.statusCode ?? 500), { 'content-type': 'application/json' });
      if (!isLost) reply.pipe(answer);
      else reply.resume().once('end', () => answer.end('{}'));
    });
    asked.pipe(sent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    lose: (path: string) => (loses = path),
    stop: () => server.close(),
  };
}

const secret = 's'.repeat(32);
let product: Product;
let stage: Stage;
let wallet: StartedWallet;
let line: Awaited<ReturnType<typeof lossyLine>>;
beforeAll(async () => {
  product = await workersProduct();
  stage = await openStage(product);
  wallet = await startWallet({ WALLET_KEY: `test:${secret}` });
  line = await lossyLine(wallet.url);
});
afterAll(async () => {
  line.stop();
  await wallet.stop();
});

/** Plays as a guest who has opened a launch. */
function player(visitor: Visitor, secret: string) {
  const ask = async <Answer>(query: string, variables: object): Promise<Answer> => {
    const { data, errors } = await askGraphql(stage.graphql, visitor, { query, variables });
    if (errors.length > 0) throw new Error(JSON.stringify(errors));
    return data as Answer;
  };
  return {
    start: async () =>
      (
        await ask<{ startLaunchedSession: PlaySession }>(
          `mutation ($secret: String!) {
            openLaunch(secret: $secret) { mode }
            startLaunchedSession(secret: $secret) { id coin balance betLevels }
          }`,
          { secret },
        )
      ).startLaunchedSession,
    bet: async (sessionId: string, bet: string) =>
      (
        await ask<{ playLaunchedRound: CoinRound }>(
          `mutation ($input: PlayLaunchedRoundInput!) {
            playLaunchedRound(input: $input) { bet win balance purse nonce }
          }`,
          { input: { secret, sessionId, bet, requestId: ulid(new Date()) } },
        )
      ).playLaunchedRound,
  };
}

test('a player of an operator plays rounds with the coins in its wallet', async () => {
  const records = { dynamodb: stage.dynamodb, mainTable: stage.tables.main };
  await givenCompany(records, 'studio');
  const { id: gameId } = await givenLiveGame(records, 'studio', diamonds, { betLevels: [10, 20] });
  const { brandId, launch } = await givenLaunches(stage, product.origin, {
    gameId,
    embedOrigins: ['http://127.0.0.1:1'],
    wallet: { url: line.url, keyId: 'test', secret },
  });
  const key = { id: 'test', signing: { scheme: 'v1', secret } } as const;
  const place = { coin: 'GLD', brand: brandId, game: gameId };
  const inWallet = <Result>(work: (tested: TestWallet) => Promise<Result>) =>
    withTestWallet({ ...wallet, key, place }, ulid(new Date()), work);
  /** A new user of the wallet in a session. */
  const seat = async () => {
    const user = await inWallet((tested) => newPlayer(tested, '100000'));
    const { url } = await launch({ mode: 'PLAY', user: user.user, token: user.token, coin: 'GLD' });
    const { start, bet } = player(await guest(stage), new URL(url).hash.slice(1));
    const session = await start();
    expect(session).toMatchObject({ coin: 'GLD', balance: '100000' });
    const balance = async () =>
      (await inWallet((tested) => tested.send('balance', user.balance()))).answer?.balance;
    return { bet: () => bet(session.id, session.betLevels[0] ?? ''), balance };
  };

  const ann = await seat();
  const round = await ann.bet();
  expect(round).toMatchObject({ purse: 'EXTERNAL', nonce: 0 });
  expect(BigInt(round.balance)).toBe(100_000n - BigInt(round.bet) + BigInt(round.win));
  expect(await ann.balance()).toBe(round.balance);

  const bob = await seat();
  line.lose('/bet');
  await expect(bob.bet()).rejects.toThrow('wallet.unavailable');
  expect(await bob.balance()).toBe('100000');
});
