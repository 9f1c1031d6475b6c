import { expect, test } from 'vitest';
import { parentsOf } from './parents-of';

test.each([
  ['/admin', []],
  ['/admin/Users', ['Admin']],
  ['/provider/Games?create', ['Provider']],
  ['/provider/testlab/History#runs', ['Provider', 'Test Lab']],
  ['/OPERATOR/casinos', ['Operator']],
  ['/operator-news', []],
  ['/Account', []],
])('the pages above %s are %j', (address, titles) => {
  expect(parentsOf(address).map(({ label }) => label)).toEqual(titles);
});
