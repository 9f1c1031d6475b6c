import type { Browser, Page } from '@playwright/test';
import { apply, signedInPage, signIn } from './journey';

interface Applicant {
  readonly page: Page;
  readonly browser: Browser;
  readonly origin: string;
  readonly givenPerson: () => Promise<string>;
  readonly givenAdmin: () => Promise<string>;
  readonly kind?: 'Game provider' | 'Casino operator';
}

/** Applies on `page` as somebody new and is approved; ends at their home, with the admin's page and their e-mail. */
export async function givenApprovedCompany(applicant: Applicant, name: string) {
  const { page, browser, origin, kind = 'Game provider' } = applicant;
  const email = await applicant.givenPerson();
  const named = `${name} ${email.slice(0, 8)}`;
  await signIn(page, email);
  await apply(page, { name: named, kind });
  const adminEmail = await applicant.givenAdmin();
  const admin = await signedInPage(browser, origin, adminEmail);
  await admin.goto('/admin');
  await admin.getByRole('article', { name: named }).getByRole('button', { name: 'Approve' }).click();
  await page.waitForURL(/\/(provider|operator)$/, { timeout: 15_000 });
  return { email, name: named, admin };
}
