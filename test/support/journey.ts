import { randomUUID } from 'node:crypto';
import { AdminAddUserToGroupCommand } from '@aws-sdk/client-cognito-identity-provider';
import { type Browser, expect, type Page, test as base } from '@playwright/test';
import type { UserGroup } from '#domain/generated/types';
import { winterLanterns } from '#tools/seed/games/winter-lanterns';
import type { Stage } from '../authorization/environment/running-stage';
import { givenUser, openStage, password } from '../authorization/environment/stage';
import { localAssembly } from './assembly';
import { startCloudHost } from './cloud-host/cloud-host';
import { keptSession } from './kept-session';
import { givenLiveGames, type LiveGame } from '../world/given/live-game';
import type { Product } from './product';
import { violations } from './violations';

interface WorkerFixtures {
  /** One product for each worker; each journey creates its own users. */
  readonly product: Product;
  /** The same product with administrative access. */
  readonly stage: Stage;
  /** A game that every journey may play but not change; a journey that changes a game creates its own. */
  readonly liveGame: LiveGame;
}

interface Fixtures {
  /**
   * Requires that the pages on which a journey ends are accessible. Closes those that it opened itself, which would
   * otherwise poll until the worker ends.
   */
  readonly lastPages: undefined;
  /** Creates a confirmed user with `journeyPassword` and without a group. Returns the e-mail address. */
  readonly givenUser: () => Promise<string>;
  readonly givenAdmin: () => Promise<string>;
  /** Like `givenUser`, in a group. */
  readonly givenMember: (group: UserGroup) => Promise<string>;
  /** A new e-mail address. */
  readonly email: string;
  /** The newest code that was e-mailed to an address. */
  readonly codeFor: (email: string) => Promise<string>;
}

export const journeyPassword = password;

const freshEmail = () => `${randomUUID()}@journey.test`;

export const test = base.extend<Fixtures, WorkerFixtures>({
  // Playwright would compile the local cloud with Babel; its host process ends with the worker.
  product: [
    async ({}, use) => use(await startCloudHost().shared('requests', { assembly: await localAssembly() })),
    { scope: 'worker', timeout: 600_000 },
  ],
  stage: [async ({ product }, use) => use(await openStage(product)), { scope: 'worker' }],
  liveGame: [
    async ({ product }, use) => {
      const [live] = await givenLiveGames(product, winterLanterns);
      if (live === undefined) throw new Error('No game went live.');
      await use(live);
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  // An element that cannot be pressed within this time is a failure, long before the timeout of the whole
  // journey.
  actionTimeout: 120_000,
  baseURL: ({ product }, use) => use(product.origin),
  lastPages: [
    // With `context`, this ends before Playwright closes the page of the journey.
    async ({ browser, context, product }, use, info) => {
      await use(undefined);
      const contexts = browser.contexts();
      const ends = contexts.flatMap((context) => context.pages().slice(-1));
      if (info.status === info.expectedStatus)
        for (const page of ends.filter((end) => end.url().startsWith(product.origin)))
          expect(await violations(page), page.url()).toEqual([]);
      await Promise.all(contexts.filter((one) => one !== context).map((own) => own.close()));
    },
    { auto: true },
  ],
  email: ({}, use) => use(freshEmail()),
  givenUser: ({ stage }, use) =>
    use(async () => {
      const email = freshEmail();
      await givenUser(stage, email);
      return email;
    }),
  givenAdmin: ({ stage, givenUser: person }, use) =>
    use(async () => {
      const email = await person();
      await stage.grantAdmin(email);
      return email;
    }),
  givenMember: ({ stage, givenUser: person }, use) =>
    use(async (GroupName) => {
      const email = await person();
      const member = { UserPoolId: stage.userPoolId, Username: email, GroupName };
      await stage.cognito.send(new AdminAddUserToGroupCommand(member));
      return email;
    }),
  codeFor: ({ product }, use) =>
    use(async (email) => {
      const answer = await fetch(`${product.origin}/__local/mail.json`);
      const mails = (await answer.json()) as { to: string; code: string | null }[];
      const code = mails.findLast((mail) => mail.to === email && mail.code !== null)?.code;
      if (!code) throw new Error(`No code was mailed to ${email}.`);
      return code;
    }),
});

/** Signs a new user up with the code from the inbox. Ends signed in, at /Pending. */
export async function signUp(page: Page, email: string, codeFor: Fixtures['codeFor']): Promise<void> {
  await page.goto('/SignUp');
  await enterAccount(page, email, codeFor);
  await page.waitForURL(/\/pending$/i);
}

/** Signs up at the link of a casino, where playing is chosen already. */
export async function signUpToPlay(
  page: Page,
  path: string,
  email: string,
  codeFor: Fixtures['codeFor'],
): Promise<void> {
  await page.goto(path);
  await page.getByRole('link', { name: 'Create your account' }).click();
  await expect(page.getByRole('radio', { name: /^I want to play/ })).toBeChecked();
  await enterAccount(page, email, codeFor);
}

async function enterAccount(page: Page, email: string, codeFor: Fixtures['codeFor']): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(journeyPassword);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Code').waitFor();
  await page.getByLabel('Code').fill(await codeFor(email));
  await page.getByRole('button', { name: 'Confirm' }).click();
}

/** Signs in through the form, like a user. */
export const signIn = (page: Page, email: string, password = journeyPassword): Promise<void> =>
  signInAt(page, '/Login', email, password);

/** Signs in through the form on the way to a page. */
export const signInOnTheWay = (page: Page, path: string, email: string): Promise<void> =>
  signInAt(page, `/Login?next=${encodeURIComponent(path)}`, email, journeyPassword);

async function signInAt(page: Page, address: string, email: string, password: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens a page with a stored session: for journeys that are not about signing in. */
export async function openAs(
  page: Page,
  path: string,
  email: string,
  password = journeyPassword,
): Promise<void> {
  const kept = await keptSession(page.request, email, password);
  // An open page of another user would load itself again when the stored session changes.
  if (page.url() !== 'about:blank') await page.goto('/robots.txt');
  await page.context().setStorageState(kept);
  await page.goto(path);
}

/** An empty page in a separate browser session with stored tokens. */
export async function signedInPage(
  browser: Browser,
  origin: string,
  email: string,
  password = journeyPassword,
): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  await context.setStorageState(await keptSession(context.request, email, password));
  return context.newPage();
}

/** Fills in and submits an application. Ends with the application in review. */
export async function apply(
  page: Page,
  { name, kind = 'Game provider' }: { name: string; kind?: string },
): Promise<void> {
  await page.getByRole('radio', { name: kind }).check();
  await page.getByLabel('Company name').fill(name);
  await page.getByLabel('City').fill('Valletta');
  await page.getByLabel('Country').selectOption('MT');
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByText('In review').first()).toBeVisible();
}
