import { readFileSync } from 'node:fs';
import { expect, type Page, type Route } from '@playwright/test';
import { readTournamentCertificate } from '#domain/tournaments/certificate';
import { cloudClock } from '#tools/local/cloud-clock';
import { demoPassword } from '#tools/seed/demo-accounts';
import { brandColours } from '../../frontend/src/parts/brand/brand-colours';
import { openAs, signedInPage, test } from '../support/journey';
import { givenOpenBrand, givenPlayer } from '../world/given/open-brand';
import { givenRounds, givenRunningTournament } from '../world/given/running-tournament';
import { givenTickets } from '../world/given/tickets';
import { inspector, type Look } from './inspector';

const dark = { primary: '#1f6f78', surface: '#0b1e2d', accent: '#f2b84b' };
const looks: readonly Look[] = [360, 1440].map((width) => ({
  width,
  theme: 'casino',
  colours: brandColours(dark) ?? {},
}));

test('a manager publishes a tournament, a player joins it and is refunded, and joins another one with a ticket', async ({
  page,
  browser,
  product,
  liveGame,
  givenMember,
}) => {
  const brand = await givenOpenBrand(product, [liveGame.id], dark);
  const { inspect, faults } = inspector(page, looks);

  await test.step('the draft is checked, previewed and created', async () => {
    await openAs(page, `${brand.path}/Tourneys`, brand.owner, demoPassword);
    await expect(page.getByText('No tournaments yet')).toBeVisible();
    await page.getByRole('link', { name: 'New tournament' }).first().click();
    await page.getByRole('button', { name: 'Create draft' }).click();
    await expect(page.getByLabel('Name')).toBeFocused();
    await inspect('a new tournament with everything missing');
    await page.getByLabel('Name').fill('Quay Cup');
    await page.getByRole('combobox', { name: 'Games' }).fill(liveGame.title);
    await page.getByRole('combobox', { name: 'Games' }).press('Enter');
    await page.getByLabel('Minimum bet').fill('1');
    await page.getByLabel('Players enter').selectOption({ label: 'Players join and pay a buy-in' });
    await page.getByLabel('Buy-in').fill('12.50');
    await page.getByLabel('Prizes are').selectOption({ label: 'Shares of the buy-ins' });
    for (const [index, share] of ['50', '30', '20'].entries())
      await page.getByLabel('Share for each, in %').nth(index).fill(share);
    await expect(page.getByText('Joining costs 12.50 PEARL, which go into the prize pool.')).toBeVisible();
    await page.getByRole('button', { name: 'Create draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Quay Cup' })).toBeVisible();
    await expect(page.getByText('Draft', { exact: true })).toBeVisible();
  });

  await test.step('it is published', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Upcoming', { exact: true })).toBeVisible();
    await inspect('a published tournament');
  });

  const email = await givenMember('PROVIDERS');
  await givenPlayer(product, brand, email, 'Bea');
  const player = await signedInPage(browser, product.origin, email);
  const held = player.getByRole('link', { name: /^Your balance/ });

  await test.step('a player joins from the lobby and pays the buy-in', async () => {
    await player.goto(brand.path);
    await player.getByRole('button', { name: 'Join for 12.50 PEARL Quay Cup' }).click();
    await player.getByRole('dialog').getByRole('button', { name: 'Join for 12.50 PEARL' }).click();
    await expect(player.getByText('You have entered this tournament.')).toBeVisible();
    await player.goto(`${brand.path}/Account?tab=statement`);
    await expect(held).toContainText('9,987.50 PEARL');
    await expect(player.getByText('Tournament buy-in')).toBeVisible();
  });

  await test.step('the manager sees the entry and cancels', async () => {
    await page.reload();
    await expect(page.getByText('Bea').first()).toBeVisible();
    await page.getByRole('button', { name: 'Cancel tournament' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('The game is being repaired.');
    await dialog.getByRole('button', { name: 'Cancel tournament' }).click();
    await expect(page.getByText(/The game is being repaired\./)).toBeVisible();
    await inspect('a cancelled tournament');
  });

  await test.step('the buy-in is refunded', async () => {
    const balance = async () => {
      await player.goto(`${brand.path}/Account?tab=statement`);
      return held.textContent();
    };
    await expect.poll(balance).toContain('10,000.00 PEARL');
    await expect(player.getByText('Tournament refund')).toBeVisible();
  });

  await test.step('the player collects a ticket and joins another tournament with it', async () => {
    await givenTickets(product, brand, liveGame.id);
    await player.goto(brand.path);
    const join = player.getByRole('button', { name: 'Join for 1 × Quay ticket Ticket Race' });
    const dialog = player.getByRole('dialog');
    await join.click();
    await dialog.getByRole('button', { name: 'Join for 1 × Quay ticket' }).click();
    await expect(dialog.getByRole('alert')).toContainText('1 × Quay ticket');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await player.getByRole('button', { name: 'Collect 1 TIX Ticket of the day' }).click();
    await expect(player.getByText('You collected 1 TIX from Ticket of the day.')).toBeVisible();
    await join.click();
    await dialog.getByRole('button', { name: 'Join for 1 × Quay ticket' }).click();
    await expect(player.getByText('You have entered this tournament.')).toBeVisible();
    await expect(held).toContainText('10,000.00 PEARL');
  });

  await test.step('everybody verifies and downloads the result of a tournament that has ended', async () => {
    const id = await givenRunningTournament(product, brand, liveGame.id, 'Lantern Dash', 1);
    await (
      await givenRounds(product, brand, liveGame.id, email)
    )();
    await cloudClock(product).advance('PT5M');
    await player.goto(`${brand.path}/Tourneys/${id}`);
    await player.getByRole('button', { name: 'Verify result' }).click();
    await expect(player.getByText('The result is correct')).toBeVisible();
    const [download] = await Promise.all([
      player.waitForEvent('download'),
      player.getByRole('button', { name: 'Download certificate' }).click(),
    ]);
    const text = readFileSync(await download.path(), 'utf8');
    expect(readTournamentCertificate(text)).toMatchObject({ certificate: { rules: { tournamentId: id } } });
  });
  expect(faults).toEqual([]);
});

/** Counts the subscriptions that the server has started for a page. */
function startedSubscriptions(page: Page): () => number {
  let started = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"start_ack"')) started += 1;
    }),
  );
  return () => started;
}

/** Delays the responses to the page's reads of leaderboards until they are released. */
async function holdReads(page: Page) {
  const held: Route[] = [];
  let isHolding = true;
  await page.route('**/graphql', async (route) => {
    if (!isHolding || route.request().postData()?.includes('query GetLeaderboard') !== true)
      return route.fallback();
    held.push(route);
    return undefined;
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue()));
  };
}

test('a leaderboard follows the rounds of other players, with and without a connection @deep', async ({
  page,
  browser,
  product,
  liveGame,
  givenMember,
}) => {
  const brand = await givenOpenBrand(product, [liveGame.id], dark);
  const id = await givenRunningTournament(product, brand, liveGame.id, 'Lantern Race');
  const email = await givenMember('PROVIDERS');
  await givenPlayer(product, brand, email, 'Bea');
  const playRound = await givenRounds(product, brand, liveGame.id, email);
  await playRound();

  const address = `${brand.path}/Tourneys/${id}`;
  /** Rank, score, rounds and prize of Bea. */
  const cells = (of: Page) =>
    of
      .getByRole('table', { name: 'Leaderboard of Lantern Race' })
      .getByRole('row', { name: 'Bea' })
      .getByRole('cell');

  const started = startedSubscriptions(page);
  await openAs(page, address, brand.owner, demoPassword);
  await expect(cells(page)).toHaveText(['1', '1', '1', '50.00 PEARL']);
  await expect.poll(started).toBe(1);

  await test.step('rounds are shown while every read is pending', async () => {
    const goOn = await holdReads(page);
    await playRound();
    await expect(cells(page)).toHaveText(['1', '2', '2', '50.00 PEARL']);
    await playRound();
    await expect(cells(page)).toHaveText(['1', '3', '3', '50.00 PEARL']);
    await goOn();
  });

  await test.step('a page that was offline reads the missed changes', async () => {
    await page.context().setOffline(true);
    await expect(page.getByText('You are offline.', { exact: false })).toBeVisible();
    await playRound();
    await page.context().setOffline(false);
    await expect(cells(page)).toHaveText(['1', '4', '4', '50.00 PEARL']);
    await expect.poll(started).toBe(2);
  });

  await test.step('a page that cannot connect reads the leaderboard every few seconds', async () => {
    const unconnected = await signedInPage(browser, product.origin, email);
    let refused = 0;
    await unconnected.routeWebSocket('**/graphql/realtime', async (socket) => {
      refused += 1;
      await socket.close();
    });
    await unconnected.goto(address);
    await expect(cells(unconnected)).toHaveText(['1', '4', '4', '50.00 PEARL']);
    await expect.poll(() => refused).toBeGreaterThan(0);
    await playRound();
    await expect(cells(unconnected)).toHaveText(['1', '5', '5', '50.00 PEARL']);
    await expect(cells(page)).toHaveText(['1', '5', '5', '50.00 PEARL']);
  });
});
