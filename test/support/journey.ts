import { randomUUID } from 'node:crypto';
import { test as base, type Page } from '@playwright/test';
import { type Product, startProduct } from './product';

interface WorkerFixtures {
  /** One product for a worker; each journey makes its own people. */
  readonly product: Product;
}

interface Fixtures {
  /** A fresh e-mail address. */
  readonly email: string;
  /** The newest code that was mailed to an address. */
  readonly codeFor: (email: string) => Promise<string>;
}

export const journeyPassword = 'Journey-2026!';

export const test = base.extend<Fixtures, WorkerFixtures>({
  product: [
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ product }, use) => use(product.origin),
  email: ({}, use) => use(`${randomUUID()}@journey.test`),
  codeFor: ({ product }, use) =>
    use(async (email) => {
      const answer = await fetch(`${product.origin}/__local/mail.json`);
      const mails = (await answer.json()) as { to: string; code: string | null }[];
      const code = mails.findLast((mail) => mail.to === email)?.code;
      if (!code) throw new Error(`No code was mailed to ${email}.`);
      return code;
    }),
});

/** Signs a new person up with the code from the inbox; ends signed in, at /Pending. */
export async function signUp(page: Page, email: string, codeFor: Fixtures['codeFor']): Promise<void> {
  await page.goto('/SignUp');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(journeyPassword);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Code').waitFor();
  await page.getByLabel('Code').fill(await codeFor(email));
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.waitForURL('**/[Pp]ending');
}

export async function signIn(page: Page, email: string, password = journeyPassword): Promise<void> {
  await page.goto('/Login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
