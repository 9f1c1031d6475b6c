import { expect, type Page } from '@playwright/test';
import { demoPassword } from '#tools/seed/demo-accounts';
import { winterLanterns } from '#tools/seed/games/winter-lanterns';
import { graphql } from '#tools/seed/graphql';
import { as } from '#tools/seed/people';
import { openAs, test } from '../support/journey';
import type { Product } from '../support/product';
import { givenStudio, type Studio } from '../world/given/studio';

const { symbols, testRun, version } = winterLanterns;
const model = JSON.stringify(version.mathModel);
let studio: Studio;

test.beforeAll(async ({ product }) => {
  studio = await givenStudio(product);
});

const labPath = '/provider/testlab';

/** A game of the provider with one version in DRAFT. Returns the URL of the lab for it. */
const givenDraft = async (product: Product): Promise<string> =>
  as(product, studio.company.owner, async (token) => {
    const { createGame } = await graphql<{ createGame: { id: string } }>(
      product,
      token,
      'mutation Create($input: CreateGameInput!) { createGame(input: $input) { id } }',
      {
        input: {
          companyId: studio.companyId,
          code: `lanterns-${studio.mark}`,
          title: `Lanterns ${studio.mark}`,
          type: 'SLOT',
          languages: ['en'],
        },
      },
    );
    const gameSymbols = symbols.map(({ symbol, name }) => ({ symbol, name, imageKey: null }));
    const input = { gameId: createGame.id, ...version, mathModel: model, symbols: gameSymbols };
    const { createGameVersion } = await graphql<{ createGameVersion: { id: string } }>(
      product,
      token,
      'mutation Create($input: CreateGameVersionInput!) { createGameVersion(input: $input) { id } }',
      { input },
    );
    return `${labPath}?game=${createGame.id}&version=${createGameVersion.id}`;
  });

const chooseRounds = async (page: Page, rounds: string) => {
  await page.getByRole('radio', { name: 'Custom' }).check();
  await page.getByLabel('Number of rounds').fill(rounds);
};

test('a model is uploaded, analysed, run in the browser and run on the server', async ({ page }) => {
  await openAs(page, labPath, studio.company.owner, demoPassword);
  await expect(page.getByText('No model yet')).toBeVisible();

  await test.step('an invalid model shows its error and keeps its text', async () => {
    const faulty = model.replace('"P","B","C","P"', '"P","B","C","Q"');
    await page.getByLabel('Math model', { exact: true }).fill(faulty);
    await page.getByRole('button', { name: 'reelSets.base[0][3]' }).click();
    await expect(page.getByLabel('Math model', { exact: true })).toBeFocused();
    expect(await page.evaluate(() => String(getSelection()))).toBe('"Q"');
    await page.reload();
    await expect(page.getByLabel('Math model', { exact: true })).toHaveValue(faulty);
  });

  await test.step('an uploaded file replaces it and shows exact figures', async () => {
    const file = { name: 'lanterns.json', mimeType: 'application/json', buffer: Buffer.from(model) };
    await page.getByText('Start from a file, an example or a version').click();
    await page.getByLabel(/Choose a model/).setInputFiles(file);
    const exact = page.getByRole('table', { name: 'Exact figures' });
    await expect(exact.getByRole('row', { name: /^RTP/ })).toContainText('96.1516%');
  });

  await test.step('a run with a custom number of rounds is paused, protected against leaving, and cancelled', async () => {
    await chooseRounds(page, '10,000,000,000');
    await page.getByRole('button', { name: 'Run in this browser' }).click();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText('Paused.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'All runs' }).click();
    const question = page.getByRole('dialog', { name: 'Leave while a run is in progress?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    await page.getByRole('button', { name: 'Resume' }).click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByText('Cancelled runs are not saved.')).toBeVisible();
  });

  await test.step('a quick run is evaluated, and the server gives the same bytes', async () => {
    await page.getByRole('radio', { name: 'Quick' }).check();
    await page.getByRole('button', { name: 'Run in this browser' }).click();
    await expect(page.getByText('Finished.')).toBeVisible();
    await expect(page.getByText('The server repeated the run with an identical result.')).toBeVisible();
    await page.getByRole('link', { name: 'Verification' }).click();
    await expect(page.getByRole('region', { name: 'Verdict' })).toContainText('D1');
    await page.getByRole('link', { name: 'Simulation' }).click();
  });

  await test.step('the history shows the run', async () => {
    await page.getByRole('link', { name: 'Open it there' }).click();
    await page.waitForURL(/\/History\/[^/]+$/i);
    await expect(page.getByText('1,000,000').first()).toBeVisible();
  });
});

test('a run on the server certifies a version @deep', async ({ page, product }) => {
  await openAs(page, await givenDraft(product), studio.company.owner, demoPassword);
  await chooseRounds(page, `${testRun.rounds}`);
  await page.getByLabel('Seed').fill(testRun.seed);
  await page.getByRole('button', { name: 'Run on the server' }).click();
  await expect(page.getByText('The run passed. All rules are met.')).toBeVisible();
  await expect(page.getByText('Tested', { exact: true })).toBeVisible();
});
