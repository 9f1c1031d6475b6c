import { is, integer, maxValue, minValue, number, pipe } from 'valibot';
import { AwsError } from '#local/platform/aws-error';
import { textOf, type JsonObject } from '#local/platform/json-shape';
import type { LogGroup, LogGroups } from './log-groups';

/** An operation, and the ARN for its permission check. */
export interface LogsOperation {
  readonly resource: (groups: LogGroups, input: JsonObject) => string;
  readonly run: (groups: LogGroups, input: JsonObject) => JsonObject;
}

/** The group of a request, by its name or ARN. Throws ResourceNotFoundException. */
export function groupOf(groups: LogGroups, input: JsonObject): LogGroup {
  const identifier = textOf(input.logGroupName) ?? textOf(input.logGroupIdentifier) ?? '';
  const name = /^arn:aws:logs:[^:]*:\d{12}:log-group:([^:]+)/.exec(identifier)?.[1] ?? identifier;
  if (name === '') throw invalid('The request needs logGroupName or logGroupIdentifier.');
  const group = groups.find(name);
  if (group === undefined)
    throw new AwsError('ResourceNotFoundException', 'The specified log group does not exist.');
  return group;
}

export const ofGroup: LogsOperation['resource'] = (groups, input) => `${groupOf(groups, input).arn}:*`;

export const invalid = (message: string) => new AwsError('InvalidParameterException', message);

/** The `limit` of a request. */
export function limitOf({ limit }: JsonObject, most: number): number {
  if (limit === undefined) return most;
  if (is(pipe(number(), integer(), minValue(1), maxValue(most)), limit)) return limit;
  throw invalid(`The limit must be a whole number from 1 to ${most}.`);
}

/** The number in a request's token after its prefix; undefined without a token. */
export function positionOf({ nextToken }: JsonObject, prefix = ''): number | undefined {
  const token = textOf(nextToken);
  if (token === undefined || !token.startsWith(prefix)) return undefined;
  const position = Number(token.slice(prefix.length));
  if (!Number.isInteger(position)) throw invalid('The specified nextToken is invalid.');
  return position;
}

/** A page of a list, and the token for the next page. */
export function pageOf<Item>(items: readonly Item[], input: JsonObject, most: number) {
  const from = positionOf(input) ?? 0;
  const to = from + limitOf(input, most);
  return { page: items.slice(from, to), ...(to < items.length && { nextToken: String(to) }) };
}

/** Milliseconds since 1970. */
export const timeOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
