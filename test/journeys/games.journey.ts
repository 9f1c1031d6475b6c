import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { demoPassword } from '#tools/seed/demo-accounts';
import { winterLanterns } from '#tools/seed/games/winter-lanterns';
import { as } from '#tools/seed/people';
import { openAs, signedInPage, test } from '../support/journey';
import { openRow, rowOf, takeStep } from '../support/rows';
import { openReviewItem } from '../support/review-queue';
import { givenStudio, type Studio } from '../world/given/studio';
import { certify } from '../world/given/tested';

const { code, description, symbols, testRun, thumbnail, version } = winterLanterns;
let studio: Studio;
/** The title of the game that these journeys create. */
let title: string;

test.beforeAll(async ({ product }) => {
  studio = await givenStudio(product);
  title = `Winter Lanterns ${studio.mark}`;
});

const drawing = (name: string) => ({
  name: name.replace('/', '-'),
  mimeType: 'image/webp',
  buffer: readFileSync(new URL(`../../tools/seed/art/${name}`, import.meta.url)),
});

/** Uploads an image in the picker, which selects it immediately. */
const pickImage = async (page: Page, label: string, name: string) => {
  await page.getByRole('button', { name: `Choose an image for ${label}` }).click();
  const picker = page.getByRole('dialog', { name: label });
  await picker.getByLabel(/Choose images to upload/).setInputFiles(drawing(name));
  await expect(picker.getByText('1 of 1 chosen')).toBeVisible();
  await picker.getByRole('button', { name: 'Use this image' }).click();
};

/** Whether the start page shows the game. */
const isOffered = async (origin: string): Promise<boolean> => {
  const answer = await fetch(`${origin}/api/v1/catalogue?limit=8`);
  const { items } = (await answer.json()) as { items: readonly { title: string }[] };
  return items.some((item) => item.title === title);
};

/** Presses the button and waits until the result is shown and the next round can start. */
const spin = async (page: Page) => {
  const button = page.getByRole('button', { name: 'Spin' }).and(page.locator('[aria-disabled=false]'));
  await button.click();
  await expect(page.getByText(/^You bet \d+\./)).toBeAttached();
  await expect(button).toBeVisible();
};

test('a game is created, certified, published, suspended and deprecated', async ({
  page,
  browser,
  product,
  givenAdmin,
  givenMember,
}) => {
  const { origin } = product;

  await test.step('a provider creates it, with an image', async () => {
    await openAs(page, '/provider/Games', studio.company.owner, demoPassword);
    await page.getByRole('link', { name: 'Create your first game' }).click();
    await page.getByLabel('Code').fill(`${code}-${studio.mark}`);
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Description').fill(description);
    await page.getByRole('button', { name: 'Create game' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Details', exact: true }).click();
    await pickImage(page, 'Thumbnail', thumbnail);
    await page.getByRole('button', { name: 'Save game' }).click();
    await expect(page.getByText('The game is saved.')).toBeVisible();
  });

  await test.step('adds a version, whose model shows an error until it is corrected', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Overview', exact: true }).click();
    await page.getByRole('link', { name: 'New version' }).click();
    const model = JSON.stringify(version.mathModel);
    await page
      .getByLabel('Math model', { exact: true })
      .fill(model.replace('"P","B","C","P"', '"P","B","C","Q"'));
    await expect(page.getByText('reelSets.base[0][3]: unknown symbol Q')).toBeVisible();
    await expect(page.getByLabel('Name of L')).toHaveCount(0);
    await page.getByLabel('Math model', { exact: true }).fill(model);
    await expect(page.getByText('Exact RTP 96.1516%')).toBeVisible();
    for (const { symbol, name } of symbols) await page.getByLabel(`Name of ${symbol}`).fill(name);
    await pickImage(page, 'Image of Lantern', `${code}/lantern.webp`);
    await page.getByRole('textbox', { name: 'Bets' }).fill(version.betLevels.join(', '));
    await page.getByLabel('Declared RTP').fill(version.declaredRtp);
    await page.getByLabel('Declared maximum win').fill(`${version.declaredMaxWinX}`);
    await page.getByLabel('Rules', { exact: true }).fill(version.rulesText);
    await page.getByRole('button', { name: 'Save as a draft' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Version 1.0.0' })).toBeVisible();
  });

  await test.step('plays the draft', async () => {
    const tabs = page.getByRole('navigation', { name: 'Parts of the version' });
    await tabs.getByRole('link', { name: 'Play', exact: true }).click();
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    await expect(page.getByText('This version is incomplete')).toBeVisible();
    await spin(page);
    await tabs.getByRole('link', { name: 'Overview', exact: true }).click();
  });

  await test.step('submits the version after its test run', async () => {
    const [, gameId = '', versionId = ''] = /Games\/(\w+)\/versions\/(\w+)/i.exec(page.url()) ?? [];
    const tested = { gameId, versionId, run: testRun };
    await as(product, studio.company.owner, (token) => certify(product, token, tested));
    await page.reload();
    const run = page.getByRole('region', { name: 'Last test run' });
    await expect(run).toContainText('The run passed. All rules are met.');
    await expect(run).toContainText('96.1516% (0.961516)');
    await page.getByRole('button', { name: 'Submit for review' }).click();
    await expect(page.getByText('An admin is reviewing it.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  });

  const admin = await signedInPage(browser, origin, await givenAdmin());
  await test.step('an admin reads the test run, plays the version and approves', async () => {
    const item = await openReviewItem(admin, `${title} 1.0.0`);
    await expect(item.getByText('96.1516% (0.961516)')).toBeVisible();
    await expect(item.getByText('Lantern', { exact: true })).toBeVisible();
    await item.getByRole('button', { name: 'Play this version' }).click();
    await admin.getByRole('button', { name: 'I am 18 or older' }).click();
    await spin(admin);
    await admin.getByRole('button', { name: 'Leave the game' }).click();
    await item.getByRole('button', { name: 'Approve' }).click();
    await expect(item).toHaveCount(0);
  });

  await test.step('the provider publishes it, and a visitor sees it', async () => {
    expect(await isOffered(origin)).toBe(false);
    await page.reload();
    await page.getByRole('button', { name: 'Go live' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Go live' }).click();
    await expect(page.getByText('Players play this version.')).toBeVisible();
    expect(await isOffered(origin)).toBe(true);
  });

  const operator = await signedInPage(browser, origin, await givenMember('OPERATORS'));
  await test.step('an operator plays a round', async () => {
    await operator.goto('/operator/Games');
    await operator.getByRole('link', { name: title }).click();
    await expect(operator.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await operator.getByRole('button', { name: 'Play for fun' }).click();
    await operator.getByRole('button', { name: 'I am 18 or older' }).click();
    await spin(operator);
    await expect(operator.getByRole('list', { name: 'Your last rounds' }).getByText('Round 1')).toBeVisible();
  });

  const listed = rowOf(admin, title);
  await test.step('the admin suspends it: it leaves the catalogue, and no round is played', async () => {
    await admin.goto('/admin/Games');
    await takeStep(admin, title, 'Suspend');
    const dialog = admin.getByRole('dialog', { name: `Suspend ${title}?` });
    await dialog.getByLabel('Reason for the suspension').fill('The bell is drawn twice.');
    await dialog.getByRole('button', { name: 'Suspend' }).click();
    await expect(listed.getByText('Suspended', { exact: true })).toBeVisible();
    expect(await isOffered(origin)).toBe(false);
    await operator.getByRole('button', { name: 'Spin' }).click();
    await expect(operator.getByText('This game is not available at the moment')).toBeVisible();
    await page.goto('/provider/Games');
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByText('The bell is drawn twice.').first()).toBeVisible();
  });

  await test.step('the admin reinstates it, and its history shows who did what', async () => {
    await takeStep(admin, title, 'Resume');
    await expect(listed.getByText('Live', { exact: true })).toBeVisible();
    await openRow(admin, title);
    const trail = listed.getByRole('list', { name: 'History' }).getByRole('listitem');
    await expect(trail.filter({ hasText: 'Game suspended' })).toContainText('The bell is drawn twice.');
    await expect(trail.filter({ hasText: 'Game created' })).toContainText('the provider');
    expect(await isOffered(origin)).toBe(true);
    await operator.reload();
    await spin(operator);
  });

  await test.step('the provider deprecates it', async () => {
    await page.reload();
    await page.getByRole('main').getByRole('link', { name: 'Details', exact: true }).click();
    await page.getByRole('button', { name: 'Deprecate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Deprecate this game?' });
    await dialog.getByLabel(`Type ${title} to confirm`).fill(title);
    await dialog.getByRole('button', { name: 'Deprecate' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Overview', exact: true }).click();
    await expect(page.getByText('Deprecated').first()).toBeVisible();
    expect(await isOffered(origin)).toBe(false);
  });
});
