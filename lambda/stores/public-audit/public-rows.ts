import { nullable, number, object, parse, picklist, string } from 'valibot';
import type { DayHead, LinkedEntry } from '#domain/audit/public-day';
import { publicKinds } from '#domain/audit/audit-actions';
import { publicActions } from '#domain/audit/public-events';

const entrySchema = object({
  entry: object({
    day: string(),
    seq: number(),
    at: string(),
    action: picklist(publicActions),
    kind: picklist(publicKinds),
    name: nullable(string()),
    commitment: string(),
    hash: string(),
  }),
});
const headSchema = object({
  day: string(),
  count: number(),
  lastHash: string(),
  previous: string(),
  closedAt: string(),
  hash: string(),
});

export const parseEntry = (row: unknown): LinkedEntry => parse(entrySchema, row).entry;
export const parseHead = (row: unknown): DayHead => parse(headSchema, row);
