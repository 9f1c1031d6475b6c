import type { CompanyStatus } from '#domain/generated/types';
import { companyOf } from '../../../parts/companies/testing/company';
import { fakePlatform } from '../../../platform/fake-platform';
import { Refused } from '../../../platform/api/faults';

export const admin = 'admin@novalink.test';

interface Step {
  id: string;
  expectedVersion: number;
  reason?: string;
}

/** A server that keeps companies and moves them on only from the version that was seen. */
export const serverWith = async (...names: [name: string, status: CompanyStatus, owner?: string][]) => {
  const rows = names.map(([name, status, owner = 'somebody']) =>
    companyOf({ id: name, name, status, owner, membership: 'NONE' }),
  );
  const to =
    (status: CompanyStatus) =>
    ({ input }: Record<string, unknown>) => {
      const { id, expectedVersion, reason } = input as Step;
      const row = rows.find((candidate) => candidate.id === id);
      if (row?.version !== expectedVersion) throw new Refused('company.stale');
      Object.assign(row, {
        status,
        version: row.version + 1,
        ...(reason !== undefined && { reviewNote: reason }),
      });
      return row;
    };
  const of = (status: unknown) => rows.filter((row) => status === undefined || row.status === status);
  const fake = fakePlatform({
    listReviewItems: () => ({
      items: of('SUBMITTED').map((company) => ({
        id: company.id,
        kind: 'COMPANY' as const,
        since: '2026-11-20T09:00:00Z',
        company,
        compliance: null,
        game: null,
        gameVersion: null,
        casino: null,
        rtpAlert: null,
      })),
      nextToken: null,
    }),
    listCompanies: ({ status }) => ({ items: of(status), nextToken: null }),
    approveCompany: to('APPROVED'),
    rejectCompany: to('REJECTED'),
    suspendCompany: to('SUSPENDED'),
    reinstateCompany: to('APPROVED'),
    closeCompany: to('CLOSED'),
  });
  await fake.arrive(admin, ['ADMINS']);
  return { platform: fake.platform, find: (name: string) => rows.find((row) => row.name === name) };
};
