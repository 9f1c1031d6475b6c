import { randomUUID } from 'node:crypto';
import { untilTrue } from 'cdk-local-cloud/testing';
import { ensureCompany } from '#tools/seed/companies';
import { ensureCompliance } from '#tools/seed/compliance';
import { demoAccounts } from '#tools/seed/demo-accounts';
import type { Applicant } from '#tools/seed/demo-companies';
import { grantFirstAdmin } from '#tools/seed/first-admin';
import { graphql } from '#tools/seed/graphql';
import { as, ensurePerson } from '#tools/seed/people';
import type { CompanyKind } from '#domain/generated/types';
import type { Product } from '#test/support/product';

/** A new approved company, with a unique mark. */
export interface Studio {
  /** Short, and different for every company. */
  readonly mark: string;
  readonly company: Applicant;
  readonly companyId: string;
}

/** A new provider with an approved company and a valid compliance profile, created through the public API. */
export async function givenStudio(product: Product): Promise<Studio> {
  const studio = await givenApproved(product, 'PROVIDER', 'Studio');
  await ensureCompliance(product, studio.company, studio.companyId);
  return studio;
}

/** A new approved company whose owner is in the group, created through the public API. */
export async function givenApproved(product: Product, kind: CompanyKind, name: string): Promise<Studio> {
  const mark = randomUUID().slice(0, 6);
  const company: Applicant = {
    owner: `${randomUUID()}@company.test`,
    becomes: 'APPROVED',
    input: { kind, name: `${name} ${mark}` },
  };
  await ensurePerson(product, demoAccounts.admin);
  await grantFirstAdmin(product, demoAccounts.admin);
  await ensurePerson(product, company.owner);
  const { id: companyId, version } = await ensureCompany(product, company);
  const input = { id: companyId, expectedVersion: version };
  await asAdmin(product, 'approveCompany', 'CompanyTransitionInput', input);
  await untilMember(product, companyId);
  return { mark, company, companyId };
}

/** One mutation by the admin of the demo data. */
export const asAdmin = (product: Product, field: string, inputType: string, input: object) =>
  as(product, demoAccounts.admin, (token) =>
    graphql(product, token, `mutation Step($input: ${inputType}!) { ${field}(input: $input) { id } }`, {
      input,
    }),
  );

async function untilMember(product: Product, id: string): Promise<void> {
  await as(product, demoAccounts.admin, (token) =>
    untilTrue(async () => {
      const { getCompany } = await graphql<{ getCompany: { membership: string } }>(
        product,
        token,
        'query One($id: ID!) { getCompany(id: $id) { membership } }',
        { id },
      );
      return getCompany.membership === 'DONE';
    }),
  );
}
