import type { CompanyStatus } from '#domain/generated/types';
import { everyDay } from '#domain/counters/days';
import { companyOf } from '../../parts/companies/testing/company';
import { fakePlatform } from '../../platform/fake-platform';
import { Refused } from '../../platform/api/errors';

export const admin = 'admin@novalink.test';

interface Step {
  id: string;
  expectedVersion: number;
  reason?: string;
}

type Given = [name: string, status: CompanyStatus, owner?: string];

const statuses: readonly CompanyStatus[] = [
  'DRAFT',
  'SUBMITTED',
  'APPROVED',
  'REJECTED',
  'SUSPENDED',
  'CLOSED',
];
const since = '2026-11-20T09:00:00Z';

/** A server that stores companies and changes them only from the version that the caller has seen. */
export const serverWith = async (...names: Given[]) => serverWhere({ alerts: 2, requests: 1 }, ...names);

/** The same with the given numbers of open RTP alerts and support requests. */
export const serverWhere = async (
  { alerts, requests }: { readonly alerts: number; readonly requests: number },
  ...names: Given[]
) => {
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
        since,
        company,
        compliance: null,
        game: null,
        gameVersion: null,
        casino: null,
        rtpAlert: null,
      })),
      nextToken: null,
    }),
    getPlatformMetrics: ({ from, to }) => ({
      rounds: from === '2026-01-01' ? 800 : 1_000,
      days: everyDay(from, to).map((day) => ({ day, players: 10, newPlayers: 2, rounds: 100 })),
    }),
    getReviewActivity: ({ from }) => ({
      failedTestRuns: from === '2026-01-01' ? 4 : 3,
      weeks: [
        {
          week: '2026-01-05',
          decisions: [
            { kind: 'COMPANY' as const, approved: 2, rejected: 1 },
            { kind: 'CASINO' as const, approved: 0, rejected: 0 },
          ],
        },
      ],
    }),
    getPlatformStatus: () => {
      const submitted = of('SUBMITTED').length;
      return {
        waiting: [
          { kind: 'COMPANY' as const, count: submitted, oldest: submitted > 0 ? since : null },
          { kind: 'RTP_ALERT' as const, count: alerts, oldest: alerts > 0 ? '2026-11-21T09:00:00Z' : null },
        ],
        liveGames: 7,
        companies: statuses.map((status) => ({ status, count: of(status).length })),
      };
    },
    listSupportRequests: () => ({
      items: Array.from({ length: requests }, (_, at) => ({
        ...{ id: `request-${at}`, sub: null, email: null, topic: 'OTHER' as const, subject: 'Help' },
        ...{ status: 'OPEN' as const, createdAt: since, updatedAt: since },
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
