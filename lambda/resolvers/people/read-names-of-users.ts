import { runtime, type Context } from '@aws-appsync/utils';
import type { LoggedEvent, LoggedEventConnection } from '#domain/generated/types';
import { callerOf } from '../caller';

/** The e-mail addresses of users by `sub`, or the reason why they cannot be read. */
type Names = Readonly<Record<string, string>> | { readonly refusal: object };

type Reading<Result> = Context<
  unknown,
  Record<string, unknown>,
  { result: LoggedEventConnection },
  undefined,
  Result
>;

/** Invokes the user administration for the e-mail addresses of the users in a page of audit events. */
export function request(ctx: Reading<undefined>) {
  const { sub, groups } = callerOf(ctx);
  const subs: string[] = [];
  for (const event of ctx.prev.result.items)
    for (const user of usersIn(event)) if (!subs.includes(user)) subs.push(user);
  if (subs.length === 0) return runtime.earlyReturn(ctx.prev.result);
  return {
    operation: 'Invoke',
    payload: { fieldName: 'listAuditEvents', arguments: { subs }, identity: { sub, groups } },
  };
}

/** The events are readable without names, also if the user pool does not answer. */
export function response(ctx: Reading<Names>): LoggedEventConnection {
  const { items, nextToken } = ctx.prev.result;
  const names: Readonly<Record<string, string>> = ctx.error || ctx.result.refusal ? {} : namesIn(ctx.result);
  return {
    items: items.map((event) => ({
      ...event,
      entityName: event.kind === 'USER' ? (names[event.entityId] ?? null) : event.entityName,
      actorName: names[event.actor] ?? null,
    })),
    nextToken,
  };
}

const namesIn = (names: Names) => names as Readonly<Record<string, string>>;

function usersIn({ kind, entityId, actor }: Pick<LoggedEvent, 'kind' | 'entityId' | 'actor'>): string[] {
  const users = kind === 'USER' ? [entityId] : [];
  return actor === 'system' || actor === 'guest' ? users : [...users, actor];
}
