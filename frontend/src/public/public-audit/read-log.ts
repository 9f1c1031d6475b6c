import * as v from 'valibot';
import type { DayFile } from '#domain/audit/day-file';
import type { DayHead } from '#domain/audit/public-day';
import { publicKinds } from '#domain/audit/audit-actions';
import { publicActions } from '#domain/audit/public-events';
import type { Platform } from '../../platform/platform';

const headRule = v.object({
  day: v.string(),
  count: v.number(),
  lastHash: v.string(),
  previous: v.string(),
  closedAt: v.string(),
  hash: v.string(),
});
const nextCursor = v.nullable(v.string());
const daysRule = v.object({
  open: v.array(v.object({ day: v.string(), count: v.number(), lastHash: v.string() })),
  items: v.array(headRule),
  nextCursor,
});
const dayRule = v.object({
  head: v.nullable(headRule),
  before: v.nullable(headRule),
  items: v.array(
    v.object({
      day: v.string(),
      seq: v.number(),
      at: v.string(),
      action: v.picklist(publicActions),
      kind: v.picklist(publicKinds),
      name: v.nullable(v.string()),
      commitment: v.string(),
      hash: v.string(),
    }),
  ),
  nextCursor,
});

export interface LogDay {
  readonly day: string;
  readonly count: number;
}

export interface LogDays {
  /** Newest first. */
  readonly days: readonly LogDay[];
  /** The token for the page of earlier days. */
  readonly nextCursor: string | null;
}

/** Number of closed days per page. */
const daysAtOnce = 60;

export async function readDays({ rest }: Platform, cursor?: string): Promise<LogDays> {
  const after = cursor === undefined ? '' : `&cursor=${cursor}`;
  const found = v.parse(daysRule, await rest.get(`/v1/audit/days?limit=${daysAtOnce}${after}`));
  const days = [...found.open, ...found.items].map(({ day, count }) => ({ day, count }));
  return { days, nextCursor: found.nextCursor };
}

/** Reads a complete day page by page, in the format of the export. */
export async function readDay({ rest }: Platform, day: string): Promise<DayFile> {
  const entries: DayFile['entries'][number][] = [];
  const heads: (DayHead | null)[] = [];
  let before: DayHead | null = null;
  let cursor: string | null = null;
  do {
    const after: string = cursor === null ? '' : `&cursor=${cursor}`;
    const page: v.InferOutput<typeof dayRule> = v.parse(
      dayRule,
      await rest.get(`/v1/audit/days/${day}?limit=500${after}`),
    );
    entries.push(...page.items);
    heads.push(page.head);
    before = page.before;
    cursor = page.nextCursor;
  } while (cursor !== null);
  // A page cached before the day was closed may be incomplete. Treat the day as open until the cache expires.
  const [head = null] = heads;
  const isClosed = heads.every((other) => other?.hash === head?.hash);
  return { schema: 'novalink.audit-day/1', day, entries, head: isClosed ? head : null, before };
}
