import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page } from '@playwright/test';
import { test as base } from '../support/journey';
import { violations } from '../support/violations';
import { startWallet } from '../packages/started-wallet';
import { signedHeaders } from '../world/given/api-keys';
import { givenLaunches } from '../world/given/launch';
import { inEveryTheme, inspector } from './inspector';

const casinoPage = `<!doctype html><html lang="en"><title>Casino</title><h1>Casino</h1>
<iframe title="Game" allow="autoplay; fullscreen" style="width: 100%; height: 700px; border: 0"></iframe>
<script>
  const messages = [];
  addEventListener('message', ({ origin, data }) => messages.push({ origin, ...data }));
</script></html>`;

/** The server of a casino, which has two origins: the first is allowed to embed games. */
const test = base.extend<{ readonly casino: { readonly allowed: string; readonly other: string } }>({
  casino: async ({ baseURL: _ }, use) => {
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(casinoPage);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await use({ allowed: `http://127.0.0.1:${port}`, other: `http://localhost:${port}` });
    server.closeAllConnections();
    server.close();
  },
});

const embed = async (page: Page, origin: string, url: string) => {
  await page.goto(`${origin}/lobby`);
  await page.evaluate((src) => Object.assign(document.querySelector('iframe') ?? {}, { src }), url);
  return page.frameLocator('iframe');
};
const messages = (page: Page) => page.evaluate<object[]>('messages');
const send = (page: Page, type: string) =>
  page.evaluate((type) => {
    const message = { source: 'novalink-host', version: 1, type };
    document.querySelector('iframe')?.contentWindow?.postMessage(message, '*');
  }, type);

test('a page of a casino embeds a game and follows its rounds, without storage', async ({
  page,
  product,
  stage,
  liveGame,
  casino,
}) => {
  const { launch } = await givenLaunches(stage, product.origin, {
    gameId: liveGame.id,
    embedOrigins: [casino.allowed],
  });
  const { url } = await launch();
  expect(url).toMatch(new RegExp(`^${product.origin}/launch/`));
  // Browsers block the storage of other sites in frames.
  await page.addInitScript(() => {
    if (window === window.top) return;
    const get = () => {
      throw new DOMException('The storage is blocked.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get });
    Object.defineProperty(document, 'cookie', { value: '' });
  });
  const game = await embed(page, casino.allowed, url);
  await game.getByRole('button', { name: 'I am 18 or older' }).click();
  const spin = game.getByRole('button', { name: 'Spin' });
  await expect(spin).toHaveAttribute('aria-disabled', 'false');
  await spin.click();
  await expect(game.getByText(/^You bet [\d.,]+\./)).toBeAttached();
  await expect(spin).toHaveAttribute('aria-disabled', 'false');

  await send(page, 'pause');
  await expect(game.getByRole('dialog', { name: 'Game paused' })).toBeVisible();
  await send(page, 'resume');
  await expect(game.getByRole('dialog', { name: 'Game paused' })).toBeHidden();
  await game.getByRole('button', { name: 'Back to casino' }).click();
  await expect(game.getByRole('heading', { name: 'You have left the game' })).toBeVisible();

  const from = { origin: product.origin, source: 'novalink', version: 1 };
  const amount = expect.stringMatching(/^\d+$/) as unknown;
  const told = await messages(page);
  expect(told.filter((message) => !('type' in message && message.type === 'balance'))).toEqual([
    { ...from, type: 'ready', game: liveGame.id, mode: 'DEMO', balance: '10000' },
    { ...from, type: 'roundStarted', bet: amount },
    { ...from, type: 'roundEnded', bet: amount, win: amount, balance: amount },
    { ...from, type: 'exit' },
  ]);
  expect(told.length).toBeGreaterThan(4);
});

test('other pages cannot embed a launched game, and no page can embed the site', async ({
  page,
  product,
  stage,
  liveGame,
  casino,
}) => {
  const { launch } = await givenLaunches(stage, product.origin, {
    gameId: liveGame.id,
    embedOrigins: [casino.allowed],
  });
  const refused: string[] = [];
  page.on('console', (line) => {
    if (line.text().includes('frame-ancestors')) refused.push(line.text());
  });
  const launched = await launch();
  for (const [origin, url] of [
    [casino.other, launched.url],
    [casino.allowed, `${product.origin}/login`],
  ] as const) {
    await embed(page, origin, url);
    await expect.poll(() => refused.length).toBe(1);
    await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/');
    expect(await messages(page)).toEqual([]);
    refused.length = 0;
  }
});

test('a launched game is a page of its own, and belongs to one browser', async ({
  page,
  browser,
  product,
  stage,
  liveGame,
  casino,
}) => {
  const { launch } = await givenLaunches(stage, product.origin, {
    gameId: liveGame.id,
    embedOrigins: [casino.allowed],
  });
  const { url } = await launch();
  await page.goto(url);
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await expect(page.getByRole('button', { name: 'Spin' })).toHaveAttribute('aria-disabled', 'false');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violations(page)).toEqual([]);
  }
  // Escape ends the theatre mode, in which the game starts.
  await page.keyboard.press('Escape');
  const inspected = inspector(page, inEveryTheme(390, 1440));
  await inspected.inspect('game');
  // The same browser opens the session again.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Spin' })).toBeVisible();

  const stranger = await browser.newPage();
  await stranger.goto(url);
  await expect(stranger.getByRole('heading', { name: /open in another browser/ })).toBeVisible();
  expect(await violations(stranger)).toEqual([]);
  await stranger.goto(url.replace(/#.*/, '#guess'));
  await expect(stranger.getByRole('heading', { name: /has expired/ })).toBeVisible();

  await page.getByRole('button', { name: 'Back to casino' }).click();
  await page.waitForURL(`${casino.allowed}/lobby`);
  expect(inspected.faults).toEqual([]);
});

test('a page of a casino embeds a game with coins in its own wallet', async ({
  page,
  product,
  stage,
  liveGame,
  casino,
}) => {
  const key = { keyId: 'test', secret: 'a-secret-of-the-wallet-with-32-characters' };
  const started = await startWallet({ WALLET_KEY: `${key.keyId}:${key.secret}` });
  try {
    const { brandId, launch } = await givenLaunches(stage, product.origin, {
      ...{ gameId: liveGame.id, embedOrigins: [casino.allowed] },
      wallet: { url: started.url, ...key },
    });
    const target = '/dev/session';
    const body = JSON.stringify({
      ...{ requestId: 'dev-session-1', coin: 'GLD', balance: '100000' },
      ...{ brand: brandId, game: liveGame.id },
    });
    const headers = signedHeaders(
      key.keyId,
      { scheme: 'v1', secret: key.secret },
      { method: 'POST', target, body },
    );
    const type = { 'content-type': 'application/json' };
    const opened = await fetch(new URL(target, started.url), {
      method: 'POST',
      headers: { ...headers, ...type },
      body,
    });
    const player = (await opened.json()) as { readonly user: string; readonly token: string };
    await expect(launch({ mode: 'PLAY', coin: 'GLD', ...player, token: 'guess' })).rejects.toThrow(
      '"field":"token"',
    );
    const { url } = await launch({ mode: 'PLAY', coin: 'GLD', ...player });
    const game = await embed(page, casino.allowed, url);
    const spin = game.getByRole('button', { name: 'Spin' });
    await expect(spin).toHaveAttribute('aria-disabled', 'false');
    await spin.click();
    await expect(game.getByText(/^You bet [\d.,]+\./)).toBeAttached();
    await expect(spin).toHaveAttribute('aria-disabled', 'false');
    const told = await messages(page);
    expect(told[0]).toMatchObject({ type: 'ready', mode: 'PLAY', balance: '100000' });
    const ended = told.find((message) => 'type' in message && message.type === 'roundEnded') as
      | { readonly bet: string; readonly win: string; readonly balance: string }
      | undefined;
    expect(ended?.balance).toBe(`${100_000 - Number(ended?.bet) + Number(ended?.win)}`);

    // The wallet ends: the page says so, and the player keeps the coins.
    await started.stop();
    await spin.click();
    await expect(game.getByText('The wallet of the casino does not answer')).toBeVisible();
  } finally {
    await started.stop();
  }
});
