import type { Browser, BrowserContext } from '@playwright/test';
import { type RouteAccess, routes } from '#domain/routes';
import { demoAccounts, demoPassword } from '#tools/seed/demo-accounts';
import { keptSession } from '../../support/kept-session';

export interface Persona {
  readonly name: string;
  /** Undefined for a visitor. */
  readonly email?: string;
  /** The start pages; other pages are found through links. */
  readonly starts: readonly string[];
}

const startsFor = (...accesses: readonly RouteAccess[]): readonly string[] =>
  Object.values(routes)
    .filter(({ access, path }) => accesses.includes(access) && !path.includes(':'))
    .map(({ path }) => path);

/** All kinds of users with different pages. The operator also sees the pages of the brand. */
export const personas: readonly Persona[] = [
  { name: 'visitor', starts: [...startsFor('public'), '/no/such/page'] },
  { name: 'admin', email: demoAccounts.admin, starts: startsFor('admins', 'any-group', 'players') },
  { name: 'provider', email: demoAccounts.provider, starts: startsFor('providers', 'any-group', 'players') },
  { name: 'operator', email: demoAccounts.operator, starts: startsFor('operators', 'any-group', 'players') },
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
