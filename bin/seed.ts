import { existsSync, writeFileSync } from 'node:fs';
import { ensureCompany, decide } from './seed/companies';
import { demoAccounts } from './seed/demo-accounts';
import { demoCompanies } from './seed/demo-companies';
import { grantFirstAdmin } from './seed/first-admin';
import { configureSignIn, ensurePerson } from './seed/people';
import type { Seeding } from './seed/seeding';

/**
 * Fills a new local cloud with people and companies, by the doors that everybody uses. With `doneFile` it does
 * so once: what a person changes or deletes afterwards stays so. Ended half-way, it goes on at the next start.
 */
export async function seed(seeding: Seeding, doneFile: string | undefined): Promise<void> {
  if (doneFile !== undefined && existsSync(doneFile)) return;
  // The SDK's notice about Node's age is for those who choose the version, not for everyone who starts.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  configureSignIn(seeding);
  await ensurePerson(seeding, demoAccounts.admin);
  await grantFirstAdmin(seeding, demoAccounts.admin);
  const companies = [];
  for (const company of demoCompanies) {
    await ensurePerson(seeding, company.owner);
    companies.push(await ensureCompany(seeding, company));
  }
  await decide(seeding, companies);
  if (doneFile !== undefined) writeFileSync(doneFile, '');
}
