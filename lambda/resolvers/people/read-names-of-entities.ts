import { runtime, type Context } from '@aws-appsync/utils';
import type { AuditedKind, LoggedEventConnection } from '#domain/generated/types';
import { brandKey, casinoKey, companyKey, gameKey, supportKey } from '#domain/keys';
import { readRows, rowsRead, type BatchRead } from '../read-rows';

type PlainKey = Readonly<{ pk: string; sk: string }>;

interface NamedRow {
  readonly name?: string;
  /** Of a game. */
  readonly title?: string;
  /** Of a support request. */
  readonly subject?: string;
}

type Reading<Result> = Context<
  unknown,
  Record<string, unknown>,
  { result: LoggedEventConnection },
  undefined,
  Result
>;

/** Reads the entities of a page of audit events, each one once. Users are not in the table, and files have no name. */
export function request(ctx: Reading<undefined>) {
  const keys = keysOf(ctx.prev.result);
  return keys.length === 0 ? runtime.earlyReturn(ctx.prev.result) : readRows(ctx, keys, false);
}

export function response(ctx: Reading<BatchRead<NamedRow>>): LoggedEventConnection {
  const { items, nextToken } = ctx.prev.result;
  const keys = keysOf(ctx.prev.result);
  const rows = rowsRead(ctx);
  const nameOf = (key: PlainKey | undefined) => {
    const row = key ? rows[keys.findIndex(({ pk }) => pk === key.pk)] : undefined;
    return row?.name ?? row?.title ?? row?.subject ?? null;
  };
  return {
    items: items.map((event) => ({ ...event, entityName: nameOf(keyOf(event.kind, event.entityId)) })),
    nextToken,
  };
}

function keysOf({ items }: LoggedEventConnection): PlainKey[] {
  const keys: PlainKey[] = [];
  for (const { kind, entityId } of items) {
    const key = keyOf(kind, entityId);
    if (key && !keys.some(({ pk }) => pk === key.pk)) keys.push(key);
  }
  return keys;
}

function keyOf(kind: AuditedKind, id: string): PlainKey | undefined {
  if (kind === 'COMPANY') return companyKey(id);
  if (kind === 'GAME') return gameKey(id);
  if (kind === 'CASINO') return casinoKey(id);
  if (kind === 'BRAND') return brandKey(id);
  return kind === 'SUPPORT' ? supportKey(id) : undefined;
}
