import type { Page } from '@playwright/test';
import type { CompanyKind } from '#domain/generated/types';
import { demoPassword } from '#tools/seed/demo-accounts';
import { openAs } from '#test/support/journey';
import type { Product } from '#test/support/product';
import { givenApproved } from './studio';

/** Opens a page as the owner of a new approved company. Returns the company's name. */
export async function openAsOwner(
  page: Page,
  product: Product,
  path: string,
  name: string,
  kind: CompanyKind = 'PROVIDER',
): Promise<string> {
  const { company } = await givenApproved(product, kind, name);
  await openAs(page, path, company.owner, demoPassword);
  return company.input.name;
}
