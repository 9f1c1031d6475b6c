import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { object, parse, picklist, record as recordOf, string, unknown } from 'valibot';
import { auditActions, webhookActions } from '#domain/audit/audit-actions';
import type { WebhookEvent } from '#domain/generated/types';
import { webhookEvents } from '#domain/webhooks/webhook-events';
import type { ReportedEvent } from '#lambda/services/webhooks/new-delivery';

const schema = object({
  pk: string(),
  id: string(),
  at: string(),
  action: picklist(webhookActions),
  changes: recordOf(string(), unknown()),
});

/** What is sent of the changes, by the names of the API. No event has personal data but ids. */
const sentChanges: Readonly<Record<WebhookEvent, Readonly<Record<string, string>>>> = {
  COMPANY_APPROVED: {},
  COMPANY_REJECTED: {},
  COMPANY_SUSPENDED: {},
  GAME_LIVE: { versionId: 'version' },
  GAME_SUSPENDED: {},
  PLAYER_SELF_EXCLUDED: { until: 'until' },
  PROMOTION_ENDED: { promotionId: 'promotion' },
  ROUND_NEEDS_ATTENTION: { roundId: 'round', brandId: 'brand', playerId: 'player' },
  RTP_ALERT: { versionId: 'version' },
  TOURNAMENT_SETTLED: { tournamentId: 'tournament' },
};

const idNames: Readonly<Record<string, string>> = { GAME: 'game', BRAND: 'brand', CASINO: 'casino' };

export interface WebhookRecord extends ReportedEvent {
  readonly kind: WebhookEvent;
  readonly subject: { readonly type: string; readonly id: string };
  /** The user of a player's event. It is sent as the player of the brand, as in the rest of the API. */
  readonly userId: string | undefined;
}

/** The event for webhooks in a record of the audit stream. */
export function webhookRecord({ dynamodb }: DynamoDBRecord): WebhookRecord {
  const image = (dynamodb?.NewImage ?? {}) as Record<string, AttributeValue>;
  const { pk: entity, id: eventId, at, action, changes } = parse(schema, unmarshall(image));
  const kind = auditActions[action].webhook;
  const [type = '', id = ''] = entity.split('#');
  const idName = idNames[type];
  const sent = Object.entries(sentChanges[kind]).flatMap(([change, name]) => {
    const value = changes[change];
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  const data = { ...(idName !== undefined && { [idName]: id }), ...Object.fromEntries(sent) };
  const userId = kind === 'PLAYER_SELF_EXCLUDED' ? parse(string(), changes.userId) : undefined;
  return { eventId, event: webhookEvents[kind].name, at, entity, data, kind, subject: { type, id }, userId };
}
