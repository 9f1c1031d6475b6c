import { expect } from '@playwright/test';
import { demoPassword } from '#tools/seed/demo-accounts';
import { brandColours } from '../../frontend/src/parts/brand/brand-colours';
import { inspector, inEveryTheme, type Look } from './inspector';
import { spin } from '../world/play/coin-play';
import { openAs, test } from '../support/journey';
import { openRow, rowOf, takeStep } from '../support/rows';
import { givenOpenBrand } from '../world/given/open-brand';

/** A brand with dark colours on the smallest phone, and one with light colours on a desktop. */
const dark = { primary: '#1f6f78', surface: '#0b1e2d', accent: '#f2b84b' };
const light = { primary: '#7a1f5c', surface: '#fff8ee', accent: '#9a4b00' };
const venues: readonly Look[] = [
  { width: 360, theme: 'casino', colours: brandColours(dark) ?? {} },
  { width: 1440, theme: 'casino', colours: brandColours(light) ?? {} },
];

test.use({ viewport: { width: 360, height: 900 } });

test('a brand is accessible in dark and in light colours, from the lobby to its players', async ({
  page,
  product,
  stage,
  liveGame,
  givenMember,
}) => {
  const brand = await givenOpenBrand(product, [liveGame.id], dark);
  const { look, inspect, measure, faults } = inspector(page, venues);
  await openAs(page, brand.path, await givenMember('OPERATORS'));
  await page.getByRole('button', { name: 'Join', exact: true }).click();
  await page.getByLabel('Display name').fill('Olga');
  await page.getByRole('button', { name: 'Join the casino' }).click();
  await inspect('the lobby of somebody who forgot to say how old they are');
  await page.getByLabel('Country of residence').selectOption('MT');
  for (const agreed of await page.getByRole('checkbox').all()) await agreed.check();
  await page.getByRole('button', { name: 'Join the casino' }).click();
  await page.getByText('Welcome, Olga').waitFor();
  await inspect('the lobby of somebody who has joined');

  await page.goto(`${brand.path}/${liveGame.id}`);
  await spin(page);
  await inspect('a round with coins');
  await page.getByRole('button', { name: /rules$/i }).click();
  await page.getByRole('dialog').waitFor();
  await inspect('pays and rules');

  for (const tab of ['overview', 'statement', 'seeds']) await look(`${brand.path}/Account?tab=${tab}`);
  await page.getByRole('button', { name: 'Reveal and change seeds' }).click();
  await page.getByRole('link', { name: 'Rounds', exact: true }).click();
  await openRow(page, liveGame.title);
  await page.getByText('Verified: all values match').waitFor();
  await inspect('a round that was checked');
  await page.getByRole('link', { name: 'Limits', exact: true }).click();
  await page.getByRole('button', { name: 'Exclude myself' }).click();
  await inspect('the account, about to be excluded');
  for (const end of ['', `/${liveGame.id}`]) await measure(`${brand.path}${end}`);

  await openAs(page, `${brand.path}/Coins`, brand.owner, demoPassword);
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('button', { name: 'Olga' }).click();
  await page.getByRole('button', { name: 'Grant coins' }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await inspect('coins and a movement without a reason');
  await page.getByRole('button', { name: 'New package' }).click();
  await page.getByRole('dialog').waitFor();
  await inspect('a new package');

  await page.goto(`${brand.path}/UserManagement`);
  await openRow(page, 'Olga');
  await page.getByRole('list', { name: 'Statement, newest first' }).waitFor();
  await inspect('the players, one opened');

  // Waits until the earlier round is counted, for which a schedule does not fire here.
  const countedRounds = async () => {
    await stage.countDays();
    await page.goto(`${brand.path}/Dashboard`);
    const games = page.getByRole('table', { name: 'Top games by rounds' });
    const none = page.getByText('No rounds in this period');
    await expect(games.or(none).first()).toBeAttached();
    return games.getByRole('row', { name: `${liveGame.title} 1` }).count();
  };
  await expect.poll(countedRounds).toBe(1);
  await inspect('the dashboard of a brand');
  await look('/operator');
  const pages = ['', '/Coins', '/Tourneys', '/Tourneys/new', '/Promotions', '/Promotions/new'];
  for (const end of [...pages, '/UserManagement', '/Dashboard']) await measure(`${brand.path}${end}`);
  expect(faults).toEqual([]);
});

test('casinos and the editor of their brands are accessible', async ({
  page,
  product,
  liveGame,
  givenAdmin,
}) => {
  const brand = await givenOpenBrand(product, [liveGame.id], dark);
  const { look, inspect, faults } = inspector(page, inEveryTheme(360, 1440));
  await openAs(page, '/operator/Casinos', brand.owner, demoPassword);
  await page.getByRole('link', { name: brand.casinoName }).waitFor();
  await inspect('one’s casinos');
  await page.getByRole('link', { name: brand.casinoName }).click();
  await page.getByRole('link', { name: 'New brand' }).waitFor();
  await inspect('a casino');
  await page.getByRole('link', { name: 'New brand' }).click();
  await page.getByRole('button', { name: 'Create brand' }).click();
  await expect(page.getByText('This field is required').first()).toBeVisible();
  await inspect('a new brand without a name');
  await page.getByRole('link', { name: brand.casinoName }).click();
  await page.getByRole('link', { name: brand.name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: brand.name }).waitFor();
  const brandPage = new URL(page.url()).pathname;
  for (const tab of ['overview', 'details', 'coins', 'history', 'games'])
    await look(`${brandPage}?tab=${tab}`);
  await page.getByRole('button', { name: 'Add games' }).click();
  await page.getByRole('dialog').getByText('In the brand').waitFor();
  await inspect('a brand, games being chosen');
  await page.goto('/operator/Casinos?create');
  await page.getByLabel('Jurisdiction').selectOption('MGA');
  await inspect('a new casino with a licence');

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await openAs(page, '/admin/Casinos', await givenAdmin());
  await openRow(page, brand.casinoName);
  await rowOf(page, brand.casinoName).getByText(brand.name).waitFor();
  await inspect('/admin/Casinos, a casino opened');
  await takeStep(page, brand.casinoName, 'Suspend');
  await page.getByRole('dialog').waitFor();
  await inspect('/admin/Casinos, asking for a reason');
  expect(faults).toEqual([]);
});
