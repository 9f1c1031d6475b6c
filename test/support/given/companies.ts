import type { Page } from '@playwright/test';
import type { CompanyKind } from '#domain/generated/types';
import { demoPassword } from '#tools/seed/demo-accounts';
import { signIn } from '../journey';
import type { Product } from '../product';
import { givenApproved } from './studio';

/** Signs in on `page` as who owns a new company that is approved; ends at their home. Answers the company's name. */
export async function signInAsOwner(
  page: Page,
  product: Product,
  name: string,
  kind: CompanyKind = 'PROVIDER',
): Promise<string> {
  const { company } = await givenApproved(product, kind, name);
  await signIn(page, company.owner, demoPassword);
  await page.waitForURL(kind === 'PROVIDER' ? '**/provider' : '**/operator');
  return company.input.name;
}
