import { expect, type Page } from '@playwright/test';
import { winterLanterns } from '#tools/seed/games/winter-lanterns';
import { inEveryTheme, inspector } from './inspector';
import { journeyPassword, openAs, test } from '../support/journey';
import { givenLiveGames, type LiveGame, suspendGame } from '../support/given/live-game';

let game: LiveGame;

test.beforeAll(({ liveGame }) => {
  game = liveGame;
});

const spinButton = (page: Page) => page.getByRole('button', { name: 'Spin' });
const lastRounds = (page: Page) => page.getByRole('list', { name: 'Your last rounds' });

/** Opens a game signed in, confirms the age and waits for the first commitment. */
async function startGameSession(page: Page, email: string, id = game.id): Promise<void> {
  await openAs(page, `/games/${id}?play`, email);
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'false');
}

/** Presses the button and waits until the result is shown and the next round can start. */
async function spin(page: Page): Promise<void> {
  await spinButton(page).click();
  const skip = page.getByRole('button', { name: 'Skip to the result' });
  const ended = spinButton(page).and(page.locator('[aria-disabled=false]'));
  await expect(skip.or(ended)).toBeVisible();
  if (await skip.isVisible()) await skip.click();
  await expect(ended).toBeVisible();
}

/** Changes the server's response to one operation. */
const meddle = (page: Page, operation: string, change: (body: string) => string) =>
  page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(`mutation ${operation}`) !== true) return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: change(await response.text()) });
  });

test('a guest finds a live game on the start page, signs in, plays it and checks the round', async ({
  page,
  product,
  givenAdmin,
}) => {
  test.setTimeout(120_000);
  // The start page shows only the newest games.
  const [newest] = await givenLiveGames(product, winterLanterns);
  if (newest === undefined) throw new Error('No game went live.');
  const email = await givenAdmin();
  await page.goto('/');
  await page.getByRole('link', { name: newest.title }).click();
  const sheet = page.getByRole('dialog', { name: newest.title });
  await sheet.getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.searchParams.get('next') === `/games/${newest.id}`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(journeyPassword);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: newest.title })).toBeVisible();
  const picture = page.getByRole('img', { name: `${newest.title}, picture 1 of 3` });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(640);

  await page.getByRole('button', { name: 'Play for fun' }).click();
  await page.getByRole('button', { name: 'Go back' }).click();
  await page.getByRole('button', { name: 'Play for fun' }).click();
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  await page.getByLabel('Your seed').fill('my own seed');
  await spin(page);
  await spin(page);
  await expect(page.getByText(/^You bet \d+\. Reels show reel 1: .* Balance [\d,]+\.$/)).toBeAttached();

  await lastRounds(page).getByRole('button', { name: 'Verify round' }).last().click();
  await expect(lastRounds(page).getByText('Verified: all values match')).toBeVisible();
  await expect(lastRounds(page).getByText('my own seed').first()).toBeVisible();

  await page.reload();
  await expect(spinButton(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'I am 18 or older' })).toHaveCount(0);
});

test('the reels show the drawn stops, also by keyboard and with reduced motion', async ({
  page,
  givenAdmin,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await startGameSession(page, await givenAdmin());
  await spinButton(page).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText(/^You bet \d+\./)).toBeAttached();
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter((each) => each instanceof CSSAnimation && each.animationName.startsWith('reel')),
  );
  expect(moving).toEqual([]);
  const fading = await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
    return document.getAnimations().filter((each) => each instanceof CSSTransition).length;
  });
  expect(fading).toBe(0);
  const reported = (await page.getByText(/^You bet \d+\./).textContent()) ?? '';
  const shown = await page.getByRole('img', { name: /^reel 1: / }).getAttribute('aria-label');
  expect(reported).toContain(`Reels show ${shown ?? 'nothing'}.`);
});

test('a response that does not follow from its seed stops play', async ({ page, givenAdmin }) => {
  await meddle(page, 'PlayDemoRound', (body) =>
    body.replace(/"win":(\d+),"capped"/, '"win":987654,"capped"'),
  );
  await startGameSession(page, await givenAdmin());
  await spinButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Verification failed – the game has stopped');
  await expect(page.getByRole('alert')).toContainText('received 987654');
  await expect(spinButton(page)).toHaveAttribute('aria-disabled', 'true');
});

test('an expired session is replaced by a new one', async ({ page, givenAdmin }) => {
  let refusals = 1;
  const refusal = {
    data: { playDemoRound: null },
    errors: [
      {
        message: 'over',
        path: ['playDemoRound'],
        errorType: 'play.token-expired',
        errorInfo: { kind: 'forbidden' },
      },
    ],
  };
  await meddle(page, 'PlayDemoRound', (body) => (refusals-- > 0 ? JSON.stringify(refusal) : body));
  await startGameSession(page, await givenAdmin());
  await spin(page);
  await expect(lastRounds(page).getByText('Round 1')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a round whose response was lost is requested again and is the same', async ({
  page,
  context,
  givenAdmin,
}) => {
  await startGameSession(page, await givenAdmin());
  let lost = '';
  await page.route('**/graphql', async (route) => {
    if (lost !== '' || route.request().postData()?.includes('mutation PlayDemoRound') !== true)
      return route.fallback();
    lost = await (await route.fetch()).text();
    return route.abort();
  });
  await spinButton(page).click();
  await expect(page.getByRole('alert')).toContainText('Could not reach NovaLink.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('Could not reach NovaLink.');
  await context.setOffline(false);
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(async () => {
    // A click on a busy machine can have an effect although it has not ended in time.
    if (await again.isVisible()) await again.click({ timeout: 5_000 });
    await expect(page.getByRole('alert')).toHaveCount(0, { timeout: 5_000 });
  }).toPass();
  const { serverSeed } = (JSON.parse(lost) as { data: { playDemoRound: { serverSeed: string } } }).data
    .playDemoRound;
  await lastRounds(page).getByRole('button', { name: 'Verify round' }).click();
  await expect(lastRounds(page).getByText(serverSeed)).toBeVisible();
});

test('a game that is suspended stops at the next round', async ({ page, product, givenAdmin }) => {
  test.setTimeout(120_000);
  const [own] = await givenLiveGames(product, winterLanterns);
  await startGameSession(page, await givenAdmin(), own?.id);
  await suspendGame(product, own?.id ?? '');
  await spinButton(page).click();
  await expect(page.getByText('This game is not available at the moment')).toBeVisible();
  await page.goto(`/games/${own?.id ?? ''}`);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
});

test('the game is accessible and fits 360 px', async ({ page, givenAdmin }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { inspect, faults } = inspector(page, inEveryTheme(360));
  await startGameSession(page, await givenAdmin());
  await spin(page);
  await lastRounds(page).getByRole('button', { name: 'Verify round' }).click();
  await inspect('a played round');
  await page.getByRole('button', { name: 'Paytable and rules' }).click();
  await expect(page.getByRole('dialog')).toContainText('Pays at a bet of');
  await inspect('pays and rules');
  expect(faults).toEqual([]);
});
