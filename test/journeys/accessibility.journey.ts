import { expect, type Page } from '@playwright/test';
import { demoPassword } from '../../bin/seed/demo-accounts';
import { winterLanterns } from '../../bin/seed/games/winter-lanterns';
import { routes } from '#domain/routes';
import { inspector } from './inspector';
import { signIn, test } from '../support/journey';
import { type BusyStudio, givenBusyStudio } from '../support/waiting';

/** A small telephone, and a desk. */
const widths = [390, 1440];
/** Axe looks long at a long page. */
const patienceMs = 240_000;

const at = (width: number) => ({ width, height: 900 });

for (const width of widths) {
  test(`every page of a visitor and an applicant is accessible at ${width} px`, async ({
    page,
    givenPerson,
  }) => {
    test.setTimeout(patienceMs);
    await page.setViewportSize(at(width));
    const { look, faults } = inspector(page);
    for (const { path, access } of Object.values(routes)) if (access === 'public') await look(path);
    await look('/no/such/place');
    await signIn(page, await givenPerson());
    await page.waitForURL('**/pending');
    await look('/Pending');
    expect(faults).toEqual([]);
  });
}

test.describe('with games', () => {
  let studio: BusyStudio;

  test.beforeAll(async ({ product }) => {
    test.setTimeout(120_000);
    studio = await givenBusyStudio(product, winterLanterns);
  });

  for (const width of widths) {
    test(`every page of an admin is accessible at ${width} px`, async ({ page, givenAdmin }) => {
      test.setTimeout(patienceMs);
      await page.setViewportSize(at(width));
      const { look, faults } = inspector(page);
      await signIn(page, await givenAdmin());
      await page.waitForURL('**/admin');
      for (const { path, access } of Object.values(routes)) {
        if (access !== 'public' && access !== 'signed-in' && !path.includes(':')) await look(path);
      }
      expect(faults).toEqual([]);
    });

    test(`what an admin decides on is accessible at ${width} px`, async ({ page, givenAdmin }) => {
      test.setTimeout(patienceMs);
      await page.setViewportSize(at(width));
      const { inspect, faults } = inspector(page);
      await signIn(page, await givenAdmin());
      await page.waitForURL('**/admin');
      await openAll(page.getByRole('list', { name: 'Review queue' }).getByRole('article'));
      await inspect('/admin, everything opened');
      await page.goto('/admin/Games');
      const game = page.getByRole('article', { name: studio.title });
      await openAll(game);
      await inspect('/admin/Games, a game opened');
      await game.getByRole('button', { name: 'Suspend' }).click();
      await page.getByRole('dialog').waitFor();
      await inspect('/admin/Games, asking for a reason');
      expect(faults).toEqual([]);
    });

    test(`every page of a provider is accessible at ${width} px`, async ({ page }) => {
      test.setTimeout(patienceMs);
      await page.setViewportSize(at(width));
      const { look, inspect, faults } = inspector(page);
      await signIn(page, studio.company.owner, demoPassword);
      await page.waitForURL('**/provider');
      const { gameId, liveVersionId, draftVersionId } = studio;
      const game = `/provider/Games?game=${gameId}`;
      await look('/provider/Games');
      await look('/provider/Games?create');
      await look('/provider/Games?images');
      await look(game);
      for (const version of [liveVersionId, draftVersionId, 'new']) await look(`${game}&version=${version}`);
      await look('/Company');
      await look('/Compliance');
      await look(`/provider/testlab?game=${gameId}&version=${draftVersionId}`);
      await look('/provider/testlab/History');
      await page.getByRole('article').first().getByRole('link').click();
      await page.getByRole('table', { name: 'Figures of the run' }).waitFor();
      await inspect('a test run');
      await page.goto(game);
      await page.getByRole('button', { name: /for Thumbnail$/ }).click();
      await page.getByRole('dialog').waitFor();
      await inspect('the image picker');
      expect(faults).toEqual([]);
    });

    test(`the catalogue and a game that is played are accessible at ${width} px`, async ({
      page,
      givenAdmin,
    }) => {
      test.setTimeout(patienceMs);
      await page.setViewportSize(at(width));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { look, inspect, faults } = inspector(page);
      await signIn(page, await givenAdmin());
      await page.waitForURL('**/admin');
      await look('/operator/Games');
      await look(`/games/${studio.gameId}`);
      await page.getByText('Show the test run').click();
      await page.getByRole('button', { name: 'Verify in this browser' }).waitFor();
      await inspect('the proof of a game');
      await page.getByRole('button', { name: 'Play for fun' }).click();
      await page.getByRole('button', { name: 'I am 18 or older' }).waitFor();
      await inspect('the question of age');
      await page.getByRole('button', { name: 'I am 18 or older' }).click();
      await playRound(page);
      await page.getByRole('button', { name: 'Check this round' }).click();
      await inspect('a played round');
      await page.getByRole('button', { name: /rules$/i }).click();
      await page.getByRole('dialog').waitFor();
      await inspect('pays and rules');
      expect(faults).toEqual([]);
    });
  }
});

/** Opens what can be opened, what that brings with it as well. */
async function openAll(within: ReturnType<Page['getByRole']>): Promise<void> {
  const closed = within.locator('details:not([open]) > summary');
  await closed.first().waitFor();
  while ((await closed.count()) > 0) {
    await closed.first().click();
    await expect(within.page().getByText('Loading…')).toHaveCount(0);
  }
}

async function playRound(page: Page): Promise<void> {
  const spin = page.getByRole('button', { name: 'Spin' }).and(page.locator('[aria-disabled=false]'));
  await spin.click();
  await expect(page.getByText(/^You bet \d+\./)).toBeAttached({ timeout: 15_000 });
  await spin.waitFor();
}
