import type { Browser, BrowserContext } from '@playwright/test';
import { type RouteAccess, routes } from '#domain/routes';
import { demoAccounts, demoPassword } from '#tools/seed/demo-accounts';
import { keptSession } from '../../support/kept-session';

export interface Persona {
  readonly name: string;
  /** Undefined for a visitor. */
  readonly email?: string;
  /** The pages to begin at; links lead to the others. */
  readonly starts: readonly string[];
}

const startsFor = (...accesses: readonly RouteAccess[]): readonly string[] =>
  Object.values(routes)
    .filter(({ access, path }) => accesses.includes(access) && !path.includes(':'))
    .map(({ path }) => path);

/** Everybody whose pages differ. The operator sees the brand's pages too. */
export const personas: readonly Persona[] = [
  { name: 'visitor', starts: [...startsFor('public'), '/no/such/page'] },
  { name: 'admin', email: demoAccounts.admin, starts: startsFor('admins', 'any-group') },
  { name: 'provider', email: demoAccounts.provider, starts: startsFor('providers', 'any-group') },
  { name: 'operator', email: demoAccounts.operator, starts: startsFor('operators', 'any-group') },
];

/** A browser session of the persona, signed in. */
export async function openSession(
  browser: Browser,
  baseURL: string,
  { email }: Persona,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/Malta',
    reducedMotion: 'reduce',
  });
  if (email !== undefined)
    await context.setStorageState(await keptSession(context.request, email, demoPassword));
  return context;
}
