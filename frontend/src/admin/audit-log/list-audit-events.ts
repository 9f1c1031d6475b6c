import type { AuditAction, AuditedKind } from '#domain/generated/types';
import type { ListAuditEventsQuery } from '../../generated/operations';
import { operation } from '../../platform/api/operation';
import { useConnection } from '../../platform/api/use-connection';

const listAuditEvents = operation(/* GraphQL */ `
  query ListAuditEvents(
    $from: AWSDate
    $to: AWSDate
    $kind: AuditedKind
    $action: AuditAction
    $nextToken: String
  ) {
    listAuditEvents(from: $from, to: $to, kind: $kind, action: $action, limit: 50, nextToken: $nextToken) {
      items {
        id
        at
        kind
        entityId
        entityName
        action
        actor
        actorName
        actorGroups
        reason
        changes
        requestId
      }
      nextToken
    }
  }
`);

export type LoggedEvent = ListAuditEventsQuery['listAuditEvents']['items'][number];

export interface EventFilter {
  /** The first and the last day in UTC. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly kind: AuditedKind | undefined;
  readonly action: AuditAction | undefined;
}

/** The audit events of the platform, newest first. */
export const useAuditEvents = ({ from, to, kind, action }: EventFilter) =>
  useConnection({
    operation: listAuditEvents,
    key: ['audit-events'],
    variables: { from, to, kind, action },
    connectionIn: (answer) => answer.listAuditEvents,
    idOf: ({ id }) => id,
  });
