import { runtime, util, type Context } from '@aws-appsync/utils';
import type {
  AuditAction,
  AuditedKind,
  LoggedEvent,
  LoggedEventConnection,
  QueryListAuditEventsArgs,
} from '#domain/generated/types';
import { auditIndexes, auditPartition, eventsPartition } from '#domain/keys';
import { pageLimit } from '../page-limit';
import { pageRead, type PageRead } from '../rows-page';

export function request(ctx: Context<QueryListAuditEventsArgs>) {
  const { from, to, kind, action, limit, nextToken } = ctx.args;
  // A date can have a UTC offset, which is removed. All times of a day sort before the day followed by a tilde.
  const first = from ? from.slice(0, 10) : '0';
  const last = `${to ? to.slice(0, 10) : ''}~`;
  if (first > last) return runtime.earlyReturn({ items: [], nextToken: null });
  const narrowing = narrowed(kind, action);
  return {
    operation: 'Query',
    index: auditIndexes.byTime,
    query: {
      expression: 'gsi1pk = :events AND gsi1sk BETWEEN :from AND :to',
      expressionValues: util.dynamodb.toMapValues({
        ':events': eventsPartition,
        ':from': first,
        ':to': last,
      }),
    },
    ...(narrowing ? { filter: narrowing } : {}),
    scanIndexForward: false,
    limit: pageLimit(limit),
    nextToken,
  };
}

function narrowed(kind: AuditedKind | null | undefined, action: AuditAction | null | undefined) {
  const expressions: string[] = [];
  const names: Record<string, string> = {};
  const values: Record<string, string> = {};
  if (kind) {
    expressions.push('begins_with(pk, :entity)');
    values[':entity'] = auditPartition(kind, '');
  }
  if (action) {
    expressions.push('#action = :action');
    names['#action'] = 'action';
    values[':action'] = action;
  }
  if (expressions.length === 0) return undefined;
  return {
    expression: expressions.join(' AND '),
    expressionNames: names,
    expressionValues: util.dynamodb.toMapValues(values),
  };
}

interface AuditedRow extends Omit<LoggedEvent, 'kind' | 'entityId' | 'entityName' | 'actorName'> {
  readonly pk: string;
}

export function response(ctx: PageRead<AuditedRow>): LoggedEventConnection {
  const { items, nextToken } = pageRead(ctx);
  return { items: items.map((row) => logged(row)), nextToken };
}

function logged({ pk, ...event }: AuditedRow): LoggedEvent {
  const kind = pk.split('#')[0] as AuditedKind;
  return { ...event, kind, entityId: pk.slice(kind.length + 1), entityName: null, actorName: null };
}
