import { setTimeout as wait } from 'node:timers/promises';
import type { Company } from '#domain/generated/types';
import { demoAccounts } from './demo-accounts';
import type { Applicant, DemoCompany } from './demo-companies';
import { graphql } from './graphql';
import { as } from './people';
import type { Seeding } from './seeding';

type Known = Pick<Company, 'id' | 'status' | 'version' | 'membership'>;

const fields = 'id status version membership';
const patienceMs = 20_000;

/** Creates a company and submits it, depending on its target status. */
export function ensureCompany(seeding: Seeding, { owner, input, becomes }: Applicant): Promise<Known> {
  return as(seeding, owner, async (token) => {
    const { listCompanies } = await graphql<{ listCompanies: { items: Known[] } }>(
      seeding,
      token,
      `query Own { listCompanies(limit: 1) { items { ${fields} } } }`,
      {},
    );
    const [existing] = listCompanies.items;
    const company = existing ?? (await mutate(seeding, token, 'createCompany', 'CreateCompanyInput', input));
    if (company.status !== 'DRAFT' || becomes === 'DRAFT') return company;
    return transition(seeding, token, 'submitCompany', company);
  });
}

/** Approves or rejects a submitted company. Returns it as it is then. */
export async function decide(
  seeding: Seeding,
  { becomes, reason }: DemoCompany,
  company: Known,
): Promise<Known> {
  if (company.status !== 'SUBMITTED' || (becomes !== 'APPROVED' && becomes !== 'REJECTED')) return company;
  return as(seeding, demoAccounts.admin, (token) =>
    becomes === 'APPROVED'
      ? transition(seeding, token, 'approveCompany', company)
      : mutate(seeding, token, 'rejectCompany', 'CompanyDecisionInput', {
          id: company.id,
          expectedVersion: company.version,
          reason,
        }),
  );
}

/** Resolves when the owners of approved companies are in their groups. */
export const untilMembers = (seeding: Seeding, approved: readonly Known[]): Promise<void> =>
  as(seeding, demoAccounts.admin, async (token) => {
    await Promise.all(approved.map(({ id }) => untilMember(seeding, token, id)));
  });

async function untilMember(seeding: Seeding, token: string, id: string): Promise<void> {
  const lastMoment = Date.now() + patienceMs;
  for (;;) {
    const query = `query One($id: ID!) { getCompany(id: $id) { ${fields} } }`;
    const { getCompany } = await graphql<{ getCompany: Known }>(seeding, token, query, { id });
    if (getCompany.membership === 'DONE') return;
    if (Date.now() > lastMoment) throw new Error(`The owner of company ${id} did not join their group.`);
    await wait(100);
  }
}

function transition(seeding: Seeding, token: string, field: string, { id, version }: Known): Promise<Known> {
  return mutate(seeding, token, field, 'CompanyTransitionInput', { id, expectedVersion: version });
}

async function mutate(
  seeding: Seeding,
  token: string,
  field: string,
  inputType: string,
  input: object,
): Promise<Known> {
  const query = `mutation Write($input: ${inputType}!) { ${field}(input: $input) { ${fields} } }`;
  const answer = await graphql<Record<string, Known>>(seeding, token, query, { input });
  const company = answer[field];
  if (company === undefined) throw new Error(`${field} returned no data.`);
  return company;
}
