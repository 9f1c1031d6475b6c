import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { array, nullish, number, object, parse, picklist, string, type InferOutput } from 'valibot';
import { groupPrecedence } from '#domain/user-groups';
import type { TestRunStatus, UserGroup } from '#domain/generated/types';
import { notifiedActions } from '#domain/audit/audit-actions';

const groups = picklist(Object.keys(groupPrecedence) as UserGroup[]);

const schema = object({
  pk: string(),
  id: string(),
  at: string(),
  action: picklist(notifiedActions),
  actor: string(),
  reason: nullish(string()),
  changes: object({
    owner: nullish(string()),
    group: nullish(groups),
    groups: nullish(array(groups)),
    versionId: nullish(string()),
    status: nullish(string()),
    /** For events of a promotion of a brand. */
    promotionId: nullish(string()),
    name: nullish(string()),
    submittedBy: nullish(string()),
    /** The number of the answer to a support request, from 1. */
    answer: nullish(number()),
  }),
});

/** An audit event that causes a notification. */
export interface NotifiedEvent extends Omit<InferOutput<typeof schema>, 'pk'> {
  readonly entity: { readonly type: string; readonly id: string };
}

export function notifiedEvent({ dynamodb }: DynamoDBRecord): NotifiedEvent {
  const { pk, ...event } = parse(
    schema,
    unmarshall((dynamodb?.NewImage ?? {}) as Record<string, AttributeValue>),
  );
  const [type = '', id = ''] = pk.split('#');
  return { ...event, entity: { type, id } };
}

const ends: readonly TestRunStatus[] = ['PASSED', 'FAILED', 'INCONCLUSIVE', 'ERROR', 'CANCELLED'];

/** The status with which the run of VERSION_TESTED ended. */
export const runStatus = (status: string | null | undefined) => ends.find((end) => end === status);
