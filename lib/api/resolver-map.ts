import type { Company, Mutation, Query } from '#domain/generated/types';

/** Which table, or function, a resolver speaks to. */
export type Source = 'records' | 'audit' | 'user-administration';

/** How a field is answered; `code` and `steps` are files of `lambda/resolvers`, without `.ts`. */
export type ResolverPlan =
  | { readonly kind: 'unit'; readonly source: Source; readonly code: string }
  | { readonly kind: 'pipeline'; readonly steps: readonly string[] };

type Plans<Field extends PropertyKey> = Readonly<Record<Field, ResolverPlan>>;

const read = (code: string, source: Source = 'records'): ResolverPlan => ({ kind: 'unit', source, code });
const write = (...steps: readonly string[]): ResolverPlan => ({ kind: 'pipeline', steps });
const thenCompany = (field: string) => write(`companies/Mutation.${field}`, 'companies/read-company');
const byUserAdministration = read('users/invoke-administer-users', 'user-administration');

/** Every field that has a resolver. A root field without one does not compile. */
export const resolverMap = {
  Query: {
    getCompany: read('companies/Query.getCompany'),
    listCompanies: read('companies/Query.listCompanies'),
    listReviewItems: read('review/Query.listReviewItems'),
  } satisfies Plans<keyof Query>,
  Mutation: {
    createCompany: thenCompany('createCompany'),
    updateCompany: thenCompany('updateCompany'),
    deleteCompany: write('companies/read-company', 'companies/Mutation.deleteCompany'),
    submitCompany: thenCompany('submitCompany'),
    approveCompany: thenCompany('approveCompany'),
    rejectCompany: thenCompany('rejectCompany'),
    suspendCompany: thenCompany('suspendCompany'),
    reinstateCompany: thenCompany('reinstateCompany'),
    closeCompany: write(
      'companies/read-company',
      'companies/Mutation.closeCompany',
      'companies/read-company',
    ),
    saveComplianceProfile: write('compliance/Mutation.saveComplianceProfile', 'companies/read-compliance'),
    addToGroup: byUserAdministration,
    removeFromGroup: byUserAdministration,
    listUsers: byUserAdministration,
    deleteUser: byUserAdministration,
  } satisfies Plans<keyof Mutation>,
  Company: {
    compliance: read('companies/Company.compliance'),
    history: read('companies/Company.history', 'audit'),
  } satisfies Plans<keyof Pick<Company, 'compliance' | 'history'>>,
} as const;
