import { runtime, type Context } from '@aws-appsync/utils';
import type { QuerySearchArgs, SearchHit } from '#domain/generated/types';
import { brandKey, casinoKey, companyKey, gameKey } from '#domain/keys';
import { limits } from '#domain/limits';
import { callerOf } from '../caller';
import { pageLimit } from '../page-limit';
import { readRows, rowsRead, type BatchRead } from '../read-rows';
import type { FoundEntry } from './found-entries';

interface Row {
  readonly owner: string;
  /** Present on games. */
  readonly name?: string;
  readonly title?: string;
  readonly status: string;
  readonly companyName?: string;
  /** Present on brands. */
  readonly casinoId?: string;
  readonly offered?: boolean;
}
interface Candidate extends FoundEntry {
  /** Found in the public catalogue, not in the caller's own entities. */
  readonly byCatalogue: boolean;
}
interface Stash extends Record<string, unknown> {
  entries: readonly FoundEntry[];
  offered?: readonly FoundEntry[];
  candidates?: Candidate[];
}
type Reading<Result> = Context<QuerySearchArgs, Stash, undefined, undefined, Result>;

const keyOf = { COMPANY: companyKey, GAME: gameKey, CASINO: casinoKey, BRAND: brandKey } as const;

/** Reads the entities of the names, because the index is updated a little later and does not contain statuses. */
export function request(ctx: Reading<undefined>) {
  const most = pageLimit(ctx.args.limit, limits.search.page);
  const candidates: Candidate[] = [];
  const add = (entry: FoundEntry, byCatalogue: boolean) => {
    const ofKind = candidates.filter(({ kind }) => kind === entry.kind);
    if (ofKind.length < most && !ofKind.some(({ id }) => id === entry.id))
      candidates.push({ kind: entry.kind, id: entry.id, name: entry.name, byCatalogue });
  };
  for (const entry of ctx.stash.entries) add(entry, false);
  for (const entry of ctx.stash.offered ?? []) add(entry, true);
  if (candidates.length === 0) return runtime.earlyReturn([]);
  ctx.stash.candidates = candidates;
  return readRows(
    ctx,
    candidates.map(({ kind, id }) => keyOf[kind](id)),
    false,
  );
}

export function response(ctx: Reading<BatchRead<Row>>): SearchHit[] {
  const { sub } = callerOf(ctx);
  const rows = rowsRead(ctx);
  const hits: SearchHit[] = [];
  (ctx.stash.candidates ?? []).forEach(({ kind, id, name, byCatalogue }, at) => {
    const row = rows[at];
    if (!row || (row.title ?? row.name) !== name || (byCatalogue && !row.offered)) return;
    const { status, owner, companyName = null, casinoId = null } = row;
    hits.push({ kind, id, name, status, companyName, casinoId, own: owner === sub });
  });
  return hits;
}
