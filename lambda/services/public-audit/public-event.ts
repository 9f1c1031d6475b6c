import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { literal, nullish, object, parse, picklist, string, unknown, is } from 'valibot';
import { eventText } from '#domain/audit/commitment';
import { eventActions, sealAction, type PublicAction } from '#domain/audit/public-events';
import { sealsPartition, type AuditedEntity } from '#domain/keys';
import { sealText } from '@novalink/ledger/day';
import { parseSeal } from '#lambda/stores/coins/day-seal-store';
import type { EventName } from '#lambda/stores/public-audit/public-log';

/** An event for the public audit log. */
export interface PublicEvent extends EventName {
  readonly at: string;
  readonly action: PublicAction;
  /** The id of the subject. */
  readonly entityId: string;
  /** The complete event as canonical JSON, the input of the commitment. */
  readonly text: string;
}

const eventSchema = object({
  pk: string(),
  sk: string(),
  id: string(),
  at: string(),
  action: picklist(eventActions),
  actor: string(),
  reason: nullish(string(), null),
  changes: nullish(unknown()),
});
const failedTest = object({ action: literal('VERSION_TESTED'), changes: object({ status: string() }) });

/** The public event of a row of the audit table. Undefined for a test run that did not pass. */
export function publicEvent(row: Readonly<Record<string, AttributeValue>>): PublicEvent | undefined {
  if (row.pk?.S?.startsWith(sealsPartition(''))) return sealEvent(row);
  const plain = unmarshall({ ...row });
  const { pk, sk, ...event } = parse(eventSchema, plain);
  if (is(failedTest, plain) && plain.changes.status !== 'PASSED') return undefined;
  const kind = pk.slice(0, pk.indexOf('#')) as AuditedEntity;
  const entityId = pk.slice(kind.length + 1);
  const { at, action, changes } = event;
  const text = eventText({ ...event, changes, kind, entityId });
  return { entity: pk, eventKey: sk, at, action, entityId, text };
}

function sealEvent(row: Readonly<Record<string, AttributeValue>>): PublicEvent {
  const seal = parseSeal(row);
  const { brandId, seq, sealedAt: at } = seal;
  const event = { entity: sealsPartition(brandId), eventKey: `${seq}`, at, action: sealAction } as const;
  return { ...event, entityId: brandId, text: sealText(seal) };
}
