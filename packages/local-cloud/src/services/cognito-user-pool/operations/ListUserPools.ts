import { object } from 'valibot';
import { shownDates } from '../pools/dates';
import { pageSize, pageToken } from '../protocol/inputs';
import { operation } from '../protocol/operation';
import { pageOf } from '../protocol/pages';
import type { UserPoolServices } from '../services';

const input = object({ MaxResults: pageSize(60), NextToken: pageToken });

type Needs = Pick<UserPoolServices, 'pools' | 'seal'>;

export const listUserPools = operation(input, ({ pools, seal }: Needs) => (request) => {
  const sorted = pools.all().sort((left, right) => (left.id < right.id ? -1 : 1));
  const slice = { limit: request.MaxResults, token: request.NextToken };
  const { page, next } = pageOf(seal, 'user pools', sorted, ({ id }) => id, slice);
  const shown = page.map(({ id, name, dates }) => ({ Id: id, Name: name, ...shownDates(dates) }));
  return { UserPools: shown, NextToken: next };
});
