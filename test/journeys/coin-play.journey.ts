import { expect, type Page } from '@playwright/test';
import { demoPassword } from '#tools/seed/demo-accounts';
import { lotusRain } from '#tools/seed/games/lotus-rain';
import { cloudClock } from '#tools/local/cloud-clock';
import { sharedRowsMs } from '#lambda/stores/play/shared-rows';
import { expectReady, spin, spinButton, statement } from '../world/play/coin-play';
import { openAs, signedInPage, test } from '../support/journey';
import { rowOf } from '../support/rows';
import { givenLiveGames, type LiveGame, suspendGame } from '../world/given/live-game';
import { givenOpenBrand, givenPlayer, type OpenBrand } from '../world/given/open-brand';

// One worker runs all of these tests, so that shared data is created only once.
test.describe.configure({ mode: 'default' });

let lanterns: LiveGame;
let lotus: LiveGame;
let brand: OpenBrand;

test.beforeAll(async ({ product, liveGame }) => {
  const [own] = await givenLiveGames(product, lotusRain);
  if (own === undefined) throw new Error('The game did not go live.');
  [lanterns, lotus] = [liveGame, own];
  brand = await givenOpenBrand(product, [lanterns.id, lotus.id]);
});

/** How long functions use what they have read of games and brands. */
const sharedRowsAge = `PT${sharedRowsMs / 1000}S`;

/** Intercepts the next `playRound` of the page once: the server processes it, and the response is lost. */
async function loseAnswer(page: Page): Promise<void> {
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    if (isLost || route.request().postData()?.includes('mutation PlayRound') !== true)
      return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}

test('a round whose response was lost is requested again, or shown after a reload: one bet, one round @deep', async ({
  page,
  product,
  givenMember,
}) => {
  const email = await givenMember('OPERATORS');
  await givenPlayer(product, brand, email, 'Eli');
  await openAs(page, `${brand.path}/${lanterns.id}`, email);

  await test.step('the player requests it again', async () => {
    await expectReady(page);
    await loseAnswer(page);
    await spinButton(page).click();
    await expect(page.getByText('You will not be charged twice.')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/^You bet [\d.,]+\./)).toBeAttached();
  });

  await test.step('the player reloads the page', async () => {
    await expectReady(page);
    await loseAnswer(page);
    await spinButton(page).click();
    await expect(page.getByText('You will not be charged twice.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Your last round was played')).toBeVisible();
    await expectReady(page);
  });

  await page.getByRole('link', { name: 'Account', exact: true }).click();
  await page.getByRole('link', { name: 'Statement', exact: true }).click();
  await expect(statement(page).filter({ hasText: 'Bet' })).toHaveCount(2);
  await page.getByRole('link', { name: 'Rounds', exact: true }).click();
  const rounds = page.getByRole('table', { name: 'Your rounds' });
  await expect(rounds.getByRole('rowheader')).toHaveCount(2);
});

test('play stops within seconds when a game is suspended or a brand is paused @deep', async ({
  page,
  browser,
  product,
  givenMember,
}) => {
  const email = await givenMember('PROVIDERS');
  const closing = await givenOpenBrand(product, [lanterns.id, lotus.id]);
  await givenPlayer(product, closing, email, 'Fay');
  await openAs(page, `${closing.path}/${lotus.id}`, email);
  await expectReady(page);

  await test.step('the game stops at the next round and is removed from the lobby', async () => {
    await suspendGame(product, lotus.id);
    await cloudClock(product).advance(sharedRowsAge);
    await spinButton(page).click();
    await expect(page.getByText('This game is no longer available')).toBeVisible();
    await page.getByRole('link', { name: 'Go to the lobby' }).click();
    await expect(page.getByRole('link', { name: lanterns.title, exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name: lanterns.title, exact: true })).toBeVisible();
    await expect(page.getByRole('link', { name: lotus.title })).toHaveCount(0);
  });

  await test.step('the brand stops at the next round; statement and balance stay readable', async () => {
    await page.getByRole('link', { name: lanterns.title, exact: true }).click();
    await spin(page);
    const owner = await signedInPage(browser, product.origin, closing.owner, demoPassword);
    await owner.goto('/operator/Casinos');
    await owner.getByRole('link', { name: closing.casinoName }).click();
    await owner.getByRole('link', { name: closing.name, exact: true }).click();
    // The casino can be paused too, so this waits until its page is left.
    await expect(owner.getByRole('heading', { level: 1, name: closing.name })).toBeVisible();
    await owner.getByRole('button', { name: 'Pause', exact: true }).click();
    await owner.getByRole('dialog').getByRole('button', { name: 'Pause brand' }).click();
    await expect(owner.getByText('You paused this brand.', { exact: false })).toBeVisible();
    await cloudClock(product).advance(sharedRowsAge);
    await spinButton(page).click();
    await expect(page.getByText('Games are not available at the moment')).toBeVisible();
    await page.goto(`${closing.path}/Account?tab=statement`);
    await expect(statement(page).filter({ hasText: 'Bet' })).toHaveCount(1);
    await page.goto(`${closing.path}/${lanterns.id}`);
    await expect(page.getByText('Games are not available at the moment')).toBeVisible();
    await expect(spinButton(page)).toHaveCount(0);
  });

  await test.step('a user who never joined finds nothing', async () => {
    const stranger = await signedInPage(browser, product.origin, await givenMember('OPERATORS'));
    await stranger.goto(closing.path);
    await expect(stranger.getByRole('heading', { name: 'This casino is not open' }).first()).toBeVisible();
  });
});

test('a player who excludes themselves cannot play, and nobody can undo it @deep', async ({
  page,
  browser,
  product,
  givenMember,
}) => {
  const email = await givenMember('PROVIDERS');
  await givenPlayer(product, brand, email, 'Gil');
  await openAs(page, `${brand.path}/${lanterns.id}`, email);
  await spin(page);

  await test.step('the player excludes themselves in another window by typing the casino’s name', async () => {
    const account = await page.context().newPage();
    await account.goto(`${brand.path}/Account?tab=limits`);
    await account.getByRole('button', { name: 'Exclude myself' }).click();
    const dialog = account.getByRole('dialog', { name: 'Exclude yourself from play?' });
    await dialog.getByRole('textbox').fill(brand.name);
    await dialog.getByRole('button', { name: /^Exclude me for/ }).click();
    await expect(account.getByText('It ends automatically.')).toBeVisible();
    await expect(account.getByRole('button', { name: 'Exclude myself' })).toHaveCount(0);
  });

  await test.step('the game stops at the next round', async () => {
    await spinButton(page).click();
    await expect(page.getByText('You excluded yourself from play').first()).toBeVisible();
    await page.reload();
    await expect(page.getByText('You cannot play at the moment')).toBeVisible();
  });

  await test.step('the owner cannot end the exclusion', async () => {
    const owner = await signedInPage(browser, product.origin, brand.owner, demoPassword);
    await owner.goto(`${brand.path}/UserManagement?name=gil`);
    const gil = rowOf(owner, 'Gil');
    await expect(gil.getByText('Self-excluded')).toBeVisible();
    await expect(gil.getByRole('button', { name: 'Actions for Gil' })).toHaveCount(0);
  });
});
