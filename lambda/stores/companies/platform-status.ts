import { paginateQuery } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { reviewKinds } from '#domain/dashboards/review-activity';
import type { CompanyStatus, PlatformStatus } from '#domain/generated/types';
import { companiesPartition, gamesPartition, indexes, reviewPartition, statusSort } from '#domain/keys';
import { rowsOfIndex } from '#lambda/stores/rows-of-index';
import type { StoreNeeds } from '#lambda/stores/store-needs';

type Needs = Pick<StoreNeeds, 'dynamodb' | 'mainTable'>;

const companyStatuses = [
  'DRAFT',
  'SUBMITTED',
  'APPROVED',
  'REJECTED',
  'SUSPENDED',
  'CLOSED',
] as const satisfies readonly CompanyStatus[];

export const platformStatus = (needs: Needs) => async (): Promise<PlatformStatus> => {
  const count = (partition: string, status: string) => countOf(needs, partition, statusSort(status, ''));
  const [waiting, liveGames, ...companies] = await Promise.all([
    waitingIn(needs),
    count(gamesPartition, 'LIVE'),
    ...companyStatuses.map((status) => count(companiesPartition, status)),
  ]);
  return {
    waiting,
    liveGames,
    companies: companyStatuses.map((status, place) => ({ status, count: companies[place] ?? 0 })),
  };
};

/** The queue is sorted by time, so the first item of a kind is the oldest. */
async function waitingIn(needs: Needs): Promise<PlatformStatus['waiting']> {
  const rows = await rowsOfIndex(needs, indexes.review, reviewPartition, '');
  const items = rows.map(({ gsi3sk }) => String(gsi3sk).split('#'));
  return reviewKinds.map((kind) => {
    const own = items.filter(([, of]) => of === kind);
    return { kind, count: own.length, oldest: own[0]?.[0] ?? null };
  });
}

async function countOf(
  { dynamodb, mainTable: TableName }: Needs,
  partition: string,
  prefix: string,
): Promise<number> {
  const index = indexes.byStatus;
  const query = {
    TableName,
    IndexName: index,
    Select: 'COUNT' as const,
    KeyConditionExpression: `${index}pk = :partition AND begins_with(${index}sk, :prefix)`,
    ExpressionAttributeValues: marshall({ ':partition': partition, ':prefix': prefix }),
  };
  let count = 0;
  for await (const { Count = 0 } of paginateQuery({ client: dynamodb }, query)) count += Count;
  return count;
}
