import { invalidArgument } from '../protocol/s3-error';

const most = 1000;

/** Returns the page size in a query parameter such as `max-keys`. Throws InvalidArgument. */
export function countOf(query: URLSearchParams, name: string): number {
  const text = query.get(name);
  const count = text === null || text === '' ? most : Number(text);
  if (!Number.isInteger(count) || count < 0)
    throw invalidArgument(`Argument ${name} must be an integer between 0 and 2147483647`);
  return Math.min(count, most);
}
