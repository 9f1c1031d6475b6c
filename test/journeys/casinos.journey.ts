import { expect, type Page } from '@playwright/test';
import { demoPassword } from '#tools/seed/demo-accounts';
import { winterLanterns } from '#tools/seed/games/winter-lanterns';
import { shownBalance, spin, spinButton, statement } from '../world/play/coin-play';
import { signedInPage, signUpToPlay, test } from '../support/journey';
import { openReviewItem } from '../support/review-queue';
import { givenLiveGames } from '../world/given/live-game';
import { givenApproved } from '../world/given/studio';
import { openRow } from '../support/rows';

/** Any win of one round at the lower bet is smaller than a loss at the higher bet. */
const betLevels = [5, 1000];
const calmGame = { ...winterLanterns, version: { ...winterLanterns.version, betLevels } };
const colours = { Primary: '#7a1f5c', Surface: '#fff8ee', Accent: '#9a4b00' };

const openTab = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true }).first().click();

const fill = async (within: Pick<Page, 'getByLabel'>, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values))
    await within.getByLabel(label, { exact: true }).fill(value);
};

test('a casino is created and approved; a player bets, verifies the round and reaches a limit', async ({
  page,
  browser,
  product,
  givenAdmin,
  email,
  codeFor,
}) => {
  const { origin } = product;
  const [game] = await givenLiveGames(product, calmGame);
  if (game === undefined) throw new Error('No game went live.');
  const { mark, company } = await givenApproved(product, 'OPERATOR', 'House');
  const [casino, brand] = [`Harbour ${mark}`, `Quay ${mark}`];
  const operator = await signedInPage(browser, origin, company.owner, demoPassword);

  await test.step('an operator creates and submits a casino', async () => {
    await operator.goto('/operator/Casinos');
    await operator.getByRole('link', { name: 'Create your first casino' }).click();
    await operator.getByRole('button', { name: 'Create casino' }).click();
    await expect(operator.getByText('This field is required')).toBeVisible();
    await fill(operator, { Name: casino });
    await operator.getByRole('button', { name: 'Create casino' }).click();
    await expect(operator.getByRole('heading', { level: 1, name: casino })).toBeVisible();
    await operator.getByRole('button', { name: 'Submit for review' }).click();
    await expect(operator.getByText('An admin is reviewing it.')).toBeVisible();
  });

  await test.step('and a brand with its own colours, with a live preview', async () => {
    await operator.getByRole('link', { name: 'New brand' }).click();
    await fill(operator, { 'Short name': `quay-${mark}`, Name: brand });
    await operator.getByLabel('Tagline').fill('Quiet evenings.');
    for (const [name, colour] of Object.entries(colours))
      await fill(operator, { [`${name} colour`]: colour });
    const preview = operator.getByRole('img', { name: `The lobby of ${brand} in these colours` });
    await expect(preview).toContainText('Quiet evenings.');
    await expect(preview).toHaveCSS('--nl-brand', colours.Primary);
    await expect(preview).toHaveCSS('--nl-surface', colours.Surface);
    await operator.getByRole('button', { name: 'Create brand' }).click();
    await expect(operator.getByRole('heading', { level: 1, name: brand })).toBeVisible();
  });

  await test.step('with a live game of the catalogue', async () => {
    await operator
      .getByRole('main')
      .getByRole('link', { name: /^Games \d+$/ })
      .click();
    await operator.getByRole('button', { name: 'Add games' }).click();
    const catalogue = operator.getByRole('dialog', { name: `Add games to ${brand}` });
    await catalogue.getByRole('checkbox', { name: `Choose ${game.title}` }).check();
    await catalogue.getByRole('button', { name: 'Add 1 game' }).click();
    await expect(operator.getByText(`1 game added to ${brand}.`)).toBeVisible();
    await expect(catalogue).toBeHidden();
    await operator.getByRole('button', { name: `Feature ${game.title}` }).click();
    await expect(operator.getByText('Featured', { exact: true }).first()).toBeVisible();
  });

  await test.step('with a coin and a coin package', async () => {
    await operator.getByRole('main').getByRole('link', { name: 'Coins', exact: true }).click();
    await operator.getByRole('button', { name: 'New coin' }).click();
    const coin = operator.getByRole('dialog', { name: 'New coin' });
    await fill(coin, {
      Code: 'ANC',
      'Decimal places': '2',
      Name: 'Anchors',
      'Welcome coins': '10000',
      'Daily coins': '0',
      'Highest balance': '1000000',
    });
    await coin.getByRole('button', { name: 'Save coin' }).click();
    await expect(coin).toHaveCount(0);
    await operator.getByRole('button', { name: 'New package' }).click();
    const bundle = operator.getByRole('dialog', { name: 'New package' });
    await fill(bundle, {
      Name: 'Basket',
      Amount: '12.50',
      'Hours between claims': '24',
      'Claims per player': '2',
    });
    await bundle.getByRole('button', { name: 'Save package' }).click();
    await expect(bundle).toHaveCount(0);
    await expect(operator.getByRole('button', { name: 'Edit Basket' })).toBeVisible();
  });

  await test.step('an admin approves the casino, and the operator opens the brand', async () => {
    await operator.getByRole('main').getByRole('link', { name: 'Overview', exact: true }).click();
    await expect(operator.getByRole('list', { name: 'Requirements for opening' })).toBeVisible();
    await expect(operator.getByRole('button', { name: 'Open to players' })).toHaveCount(0);
    const admin = await signedInPage(browser, origin, await givenAdmin());
    const item = await openReviewItem(admin, casino);
    await item.getByRole('button', { name: 'Approve' }).click();
    await expect(item).toHaveCount(0);
    await operator.reload();
    await operator.getByRole('button', { name: 'Open to players' }).click();
    await expect(operator.getByText('Players can join and play while the casino is active.')).toBeVisible();
  });

  await test.step('a new user signs up at the link to play, sees the brand in its colours and joins', async () => {
    const path = await operator.getByRole('link', { name: 'Open the brand' }).getAttribute('href');
    await signUpToPlay(page, path ?? '', email, codeFor);
    await expect(page.getByRole('heading', { level: 1, name: brand })).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('--nl-brand', colours.Primary);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByLabel('Display name').fill('Ada');
    await page.getByLabel('Country of residence').selectOption('MT');
    await page.getByLabel(/I accept the terms/).check();
    await page.getByRole('button', { name: 'Join the casino' }).click();
    await expect(page.getByLabel('I am 18 years old or older.')).toBeFocused();
    await page.getByLabel('I am 18 years old or older.').check();
    await page.getByRole('button', { name: 'Join the casino' }).click();
    await expect(page.getByText('Welcome, Ada')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Your coins' })).toHaveText('10,000.00 ANC');
  });

  await test.step('claims the package, once', async () => {
    await page.getByRole('link', { name: 'Daily coins and packages' }).click();
    await page.getByRole('button', { name: 'Claim Basket' }).click();
    await expect(page.getByText('Claimed: 12.50 ANC.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Your balance: 10,012.50 ANC' })).toBeVisible();
  });

  await test.step('plays a round with the coins', async () => {
    await page.getByRole('link', { name: 'Lobby', exact: true }).click();
    await page.getByRole('link', { name: game.title }).first().click();
    await spin(page);
    await page.getByRole('link', { name: 'Account', exact: true }).click();
  });

  await test.step('sees bet and win in the statement, with the current balance', async () => {
    await openTab(page, 'Statement');
    await expect(statement(page).filter({ hasText: 'Bet' })).toContainText('−5.00 ANC');
    await expect(statement(page).last()).toContainText('+10,000.00 ANC');
    await expect(statement(page).first()).toContainText(await shownBalance(page));
  });

  await test.step('reveals the seed and verifies the round', async () => {
    await openTab(page, 'Rounds');
    await expect(page.getByText('Not revealed yet', { exact: true })).toBeVisible();
    await openTab(page, 'Seeds');
    await page.getByRole('button', { name: 'Reveal and change seeds' }).click();
    await expect(page.getByText('Server seed revealed', { exact: true })).toBeVisible();
    await openTab(page, 'Rounds');
    await openRow(page, game.title);
    await expect(page.getByText('Verified: all values match')).toBeVisible();
  });

  await test.step('sets a limit that stops the next bet', async () => {
    await openTab(page, 'Limits');
    await page.getByLabel(/Daily loss/).fill('100');
    await page.getByRole('button', { name: 'Save limits' }).click();
    await expect(page.getByText('Now: 100 coins')).toBeVisible();
    const held = await shownBalance(page);
    await page.getByRole('link', { name: 'Lobby', exact: true }).click();
    await page.getByRole('link', { name: game.title }).first().click();
    await page
      .getByRole('button', { name: 'Raise the bet' })
      .and(page.locator('[aria-disabled=false]'))
      .click();
    await spinButton(page).click();
    await expect(page.getByText('You have reached a limit')).toBeInViewport();
    expect(await shownBalance(page)).toBe(held);
  });
});
