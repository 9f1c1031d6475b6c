import { paginateQuery } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import {
  casinoBrandsPartition,
  casinoBrandSort,
  casinosPartition,
  companiesPartition,
  gamesPartition,
  indexes,
} from '#domain/keys';
import type { Searchable } from '#domain/search/search-entries';
import { parseSearchable } from '#lambda/stores/search/searchable-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

type Page = readonly Searchable[];

/** All companies, games, casinos and brands, page by page. */
export async function* everythingNamed(
  needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>,
): AsyncGenerator<Page> {
  yield* pagesOf(needs, indexes.byStatus, companiesPartition, '');
  yield* pagesOf(needs, indexes.byStatus, gamesPartition, '');
  for await (const casinos of pagesOf(needs, indexes.byStatus, casinosPartition, '')) {
    yield casinos;
    for (const { id } of casinos)
      yield* pagesOf(needs, indexes.byOwner, casinoBrandsPartition(id), casinoBrandSort(''));
  }
}

async function* pagesOf(
  { dynamodb, mainTable }: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>,
  index: string,
  partition: string,
  prefix: string,
): AsyncGenerator<Page> {
  const begins = prefix === '' ? '' : ` AND begins_with(${index}sk, :prefix)`;
  const query = {
    TableName: mainTable,
    IndexName: index,
    KeyConditionExpression: `${index}pk = :partition${begins}`,
    ExpressionAttributeValues: marshall({ ':partition': partition, ...(begins && { ':prefix': prefix }) }),
  };
  for await (const { Items = [] } of paginateQuery({ client: dynamodb }, query))
    yield Items.map((item) => parseSearchable(unmarshall(item)));
}
