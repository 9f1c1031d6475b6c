import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { demoPassword } from '#tools/seed/demo-accounts';
import { winterLanterns } from '#tools/seed/games/winter-lanterns';
import { routes } from '#domain/routes';
import { givenSupportRequest } from '../authorization/fixtures/support';
import { inEveryTheme, inspector } from './inspector';
import { isDeep } from '../support/deep';
import { openAs, test } from '../support/journey';
import { openMenu, openRow, takeStep } from '../support/rows';
import { type BusyStudio, givenBusyStudio } from '../world/given/waiting';

/** A small phone, and a desktop window. */
const looks = inEveryTheme(390, 1440);

test.use({ viewport: { width: 390, height: 900 } });

test('the inspector finds an error that exists only at one width or in one theme', async ({ page }) => {
  await page.setContent(`<!doctype html><html lang="en"><title>Canary</title><style>
    * { transition: color 9s }
    body { background: #fff; color: #000; width: 100%; margin: 0 }
    [data-theme='casino'] section { background: #111; color: #fff }
    [data-theme='dark'] .dim { color: #aaa }
    @media (width > 1000px) { .wide { width: 2000px } [data-theme='casino'] h1 { color: #eee } }
    @media (width < 1000px) { button { display: none } }
  </style><main><h1>Canary</h1><p class="dim">Dim in the dark</p><p class="wide">Wide</p><button></button>
  <section><p>All of it <b>fades</b></p></section></main>`);
  const { inspect, faults } = inspector(page, looks, true);
  await inspect('canary');
  expect(faults).toEqual([
    'canary, 390 px, dark: color-contrast: <p class="dim">Dim in the dark</p>',
    'canary, 1440 px: 560 px wider than the window',
    'canary, 1440 px, light: button-name: <button></button>',
    'canary, 1440 px, dark: color-contrast: <p class="dim">Dim in the dark</p>',
    'canary, 1440 px, casino: color-contrast: <h1>Canary</h1>',
  ]);
});

test('every page of a visitor and an applicant is accessible', async ({ page, liveGame, givenUser }) => {
  const { look, inspect, faults } = inspector(page, looks);
  for (const { path, access } of Object.values(routes)) {
    if (access === 'public' && path !== routes.Certificate.path) await look(path);
  }
  await look(`/static/Certificate/${liveGame.id}`);
  await look('/no/such/place');
  await openAs(page, '/Pending', await givenUser());
  await inspect('/Pending');
  expect(faults).toEqual([]);
});

test.describe('with games', () => {
  // One worker runs all of these tests, so that shared data is created only once.
  test.describe.configure({ mode: 'default' });
  let studio: BusyStudio;

  test.beforeAll(async ({ product }) => {
    studio = await givenBusyStudio(product, winterLanterns);
  });

  test('every page of an admin is accessible, including review items and every part of a version', async ({
    page,
    stage,
    givenAdmin,
  }) => {
    const { look, inspect, faults } = inspector(page, looks);
    await openAs(page, '/admin', await givenAdmin());
    for (const { path, access } of Object.values(routes)) {
      if (path.includes(':') || access === 'public' || access === 'signed-in') continue;
      // Pages of other groups look the same, except that an admin has no company.
      if (access === 'admins' || isDeep) await look(path);
    }
    const queue = page.getByRole('list', { name: 'Review queue' });
    for (const kind of ['Compliance', 'Game version']) {
      // On a small screen, the open item replaces the list.
      await page.goto('/admin/Review');
      await queue
        .getByRole('link')
        .filter({ hasText: `${kind} · Studio ${studio.mark}` })
        .first()
        .click();
      await openAll(page.getByRole('article'));
      await inspect(`/admin/Review, ${kind}`);
    }
    const { gameId, companyId, liveVersionId } = studio;
    const requestId = await givenSupportRequest(stage, randomUUID(), 'OPEN');
    for (const path of [
      `/admin/Companies/${companyId}`,
      `/admin/Companies/${companyId}?tab=compliance`,
      `/admin/Companies/${companyId}?tab=games`,
      `/admin/Games/${gameId}`,
      `/admin/Games/${gameId}?tab=versions`,
      `/admin/Support/${requestId}`,
    ])
      await look(path);
    const version = `/admin/Games/${gameId}/versions/${liveVersionId}`;
    for (const tab of ['overview', 'paytable', 'images', 'play', 'test-run'])
      await look(`${version}?tab=${tab}`);
    await page.goto('/admin/Games');
    await openRow(page, studio.title);
    await page.getByRole('list', { name: 'History' }).waitFor();
    await inspect('/admin/Games, a game opened');
    await openMenu(page, studio.title);
    await page.getByRole('menuitem', { name: 'Suspend' }).waitFor();
    await inspect('/admin/Games, the menu of a game');
    await takeStep(page, studio.title, 'Suspend');
    await page.getByRole('dialog').waitFor();
    await inspect('/admin/Games, asking for a reason');
    expect(faults).toEqual([]);
  });

  test('every page of a provider is accessible, including every part of a version', async ({ page }) => {
    const { look, inspect, faults } = inspector(page, looks);
    const { gameId, draftVersionId, liveVersionId } = studio;
    const game = `/provider/Games/${gameId}`;
    await openAs(page, '/provider/Games', studio.company.owner, demoPassword);
    await inspect('/provider/Games');
    await look('/provider');
    await look('/Account');
    await look('/provider/Games?create');
    await look('/provider/Games?images');
    for (const tab of ['overview', 'details', 'history']) await look(`${game}?tab=${tab}`);
    await look(`${game}/new-version`);
    for (const tab of ['overview', 'edit', 'history'])
      await look(`${game}/versions/${draftVersionId}?tab=${tab}`);
    await look(`${game}/versions/${liveVersionId}?tab=model`);
    await look('/Company');
    await look('/Compliance');
    const lab = `/provider/testlab?game=${gameId}&version=${draftVersionId}`;
    await look(lab);
    for (const tab of ['exact', 'distribution', 'paytable', 'history']) await look(`${lab}&tab=${tab}`);
    await look('/provider/testlab/History');
    await page.getByRole('article').first().getByRole('link').click();
    await page.getByRole('table', { name: 'Figures of the run' }).waitFor();
    await inspect('a test run');
    await page.goto(`${game}?tab=details`);
    await page.getByRole('button', { name: /for Thumbnail$/ }).click();
    await page.getByRole('dialog').waitFor();
    await inspect('the image picker');
    expect(faults).toEqual([]);
  });

  test('the catalogue and a game that is played are accessible', async ({ page, givenAdmin }) => {
    const { look, inspect, faults } = inspector(page, looks);
    await openAs(page, '/operator/Games', await givenAdmin());
    await inspect('/operator/Games');
    await look(`/games/${studio.gameId}`);
    await page.getByText('Show the test run').click();
    await page.getByRole('button', { name: 'Verify in this browser' }).waitFor();
    await inspect('the proof of a game');
    await page.getByRole('button', { name: 'Play for fun' }).click();
    await page.getByRole('button', { name: 'I am 18 or older' }).waitFor();
    await inspect('the question of age');
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    await playRound(page);
    await page.getByRole('button', { name: 'Verify round' }).click();
    await inspect('a played round');
    await page.getByRole('button', { name: /rules$/i }).click();
    await page.getByRole('dialog').waitFor();
    await inspect('pays and rules');
    expect(faults).toEqual([]);
  });
});

/** Expands everything that can be expanded, including parts that appear by that. */
async function openAll(within: ReturnType<Page['getByRole']>): Promise<void> {
  const closed = within.locator('details:not([open]) > summary');
  await within.first().waitFor();
  await expect(within.page().getByText('Loading…')).toHaveCount(0);
  while ((await closed.count()) > 0) {
    await closed.first().click();
    await expect(within.page().getByText('Loading…')).toHaveCount(0);
  }
}

async function playRound(page: Page): Promise<void> {
  const spin = page.getByRole('button', { name: 'Spin' }).and(page.locator('[aria-disabled=false]'));
  await spin.click();
  await expect(page.getByText(/^You bet \d+\./)).toBeAttached();
  await spin.waitFor();
}
