import { QueryCommand, type TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall, unmarshall } from '@aws-sdk/util-dynamodb';
import { object, parse, string, type InferOutput } from 'valibot';
import { webhookDeliveryKey, webhookPendingKey } from '#domain/keys';
import { limits } from '#domain/limits';
import type { Caller } from '#lambda/runtime/caller';
import { Refusal } from '#lambda/runtime/refusal';
import { guardedWrite } from '#lambda/stores/guarded-write';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { transact } from '#lambda/stores/transact';
import { parseDelivery, type DeliveryRow } from '#lambda/stores/webhooks/delivery-row';
import { callersAccess } from '#lambda/stores/companies/counted-rows';

/** The deliveries of one entity to one endpoint, in order. */
export interface Lane {
  readonly endpointId: string;
  readonly entity: string;
}

const pendingSchema = object({
  /** The position in the lane. */
  sk: string(),
  deliveryId: string(),
  /** Nobody sends the delivery before this time. */
  dueAt: string(),
});
export type Pending = Readonly<InferOutput<typeof pendingSchema>>;

/** Deliveries to webhooks. A pending one has a second row, in the order in which they are sent. */
export interface DeliveryStore {
  /** Adds pending deliveries. Those that exist are not changed. */
  add(delivery: DeliveryRow): Promise<void>;
  /** Adds a pending delivery for a caller who still has access. */
  addFor(caller: Caller, delivery: DeliveryRow): Promise<void>;
  /** Makes a delivery pending that is not. Refuses `webhook-delivery.pending`. */
  queueAgain(caller: Caller, delivery: DeliveryRow): Promise<void>;
  find(endpointId: string, id: string): Promise<DeliveryRow | undefined>;
  /** Newest first. `last` is the id from which the next page continues. */
  page(endpointId: string, limit: number, before: string | undefined): Promise<DeliveryPage>;
  /** The pending delivery that is sent next. */
  head(lane: Lane): Promise<Pending | undefined>;
  /** Prevents others from sending a pending delivery until a time. False if somebody else has changed it. */
  lease(lane: Lane, pending: Pending, until: Date): Promise<boolean>;
  /** Stores the result of an attempt, or of the end. A delivery that is not pending leaves its lane. */
  record(lane: Lane, pending: Pending, delivery: DeliveryRow): Promise<void>;
  /** Takes a pending delivery whose row does not exist out of its lane. */
  forget(lane: Lane, pending: Pending): Promise<void>;
}

interface DeliveryPage {
  readonly deliveries: readonly DeliveryRow[];
  readonly last: string | undefined;
}

export function deliveryStore(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): DeliveryStore {
  const { dynamodb, mainTable: TableName } = needs;
  const put = (delivery: DeliveryRow, condition?: string): TransactWriteItem => ({
    Put: {
      TableName,
      Item: marshall(
        {
          ...webhookDeliveryKey(delivery.endpointId, delivery.id),
          ...delivery,
          expiresAt: expiryOf(delivery),
        },
        { removeUndefinedValues: true },
      ),
      ...(condition !== undefined && { ConditionExpression: condition }),
    },
  });
  const putPending = ({ endpointId, entity, id, queuedAt }: DeliveryRow, position: string) => ({
    Put: {
      TableName,
      Item: marshall({
        ...webhookPendingKey(endpointId, entity, position),
        deliveryId: id,
        dueAt: queuedAt,
      }),
    },
  });
  const isNew = 'attribute_not_exists(pk)';
  const collided = new Refusal('write.collided');
  return {
    add: async (delivery) => {
      await transact(dynamodb, [put(delivery, isNew), putPending(delivery, delivery.id)]);
    },
    addFor: (caller, delivery) =>
      guardedWrite(dynamodb, [
        ...callersAccess(caller, TableName),
        { write: put(delivery, isNew), otherwise: collided },
        { write: putPending(delivery, delivery.id), otherwise: collided },
      ]),
    queueAgain: (caller, delivery) => {
      const ended = put(delivery);
      const otherwise = new Refusal('webhook-delivery.pending');
      return guardedWrite(dynamodb, [
        ...callersAccess(caller, TableName),
        {
          write: {
            Put: {
              TableName,
              Item: ended.Put?.Item,
              ConditionExpression: '#status <> :pending',
              ExpressionAttributeNames: { '#status': 'status' },
              ExpressionAttributeValues: marshall({ ':pending': 'PENDING' }),
            },
          },
          otherwise,
        },
        // After those that are pending already.
        { write: putPending(delivery, `${delivery.queuedAt}#${delivery.eventId}`), otherwise: collided },
      ]);
    },
    find: (endpointId, id) => readRow(needs, webhookDeliveryKey(endpointId, id), parseDelivery),
    page: async (endpointId, limit, before) => {
      const { pk, sk } = webhookDeliveryKey(endpointId, before ?? '');
      const { Items = [], LastEvaluatedKey } = await dynamodb.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: before === undefined ? 'pk = :pk' : 'pk = :pk AND sk < :before',
          ExpressionAttributeValues: marshall({ ':pk': pk, ...(before !== undefined && { ':before': sk }) }),
          ScanIndexForward: false,
          Limit: limit,
        }),
      );
      const deliveries = Items.map((item) => parseDelivery(unmarshall(item)));
      return { deliveries, last: LastEvaluatedKey && deliveries.at(-1)?.id };
    },
    head: async ({ endpointId, entity }) => {
      const { Items: [item] = [] } = await dynamodb.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :lane',
          ExpressionAttributeValues: marshall({ ':lane': webhookPendingKey(endpointId, entity, '').pk }),
          ConsistentRead: true,
          Limit: 1,
        }),
      );
      return item && parse(pendingSchema, unmarshall(item));
    },
    lease: async (lane, pending, until) => {
      const failed = await transact(dynamodb, [
        {
          Update: {
            TableName,
            Key: pendingKey(lane, pending),
            UpdateExpression: 'SET dueAt = :until',
            ConditionExpression: 'dueAt = :read',
            ExpressionAttributeValues: marshall({ ':until': until.toISOString(), ':read': pending.dueAt }),
          },
        },
      ]);
      return failed.length === 0;
    },
    record: async (lane, pending, delivery) => {
      const Key = pendingKey(lane, pending);
      const { nextAttemptAt = delivery.queuedAt } = delivery;
      await transact(dynamodb, [
        put(delivery),
        delivery.status === 'PENDING'
          ? {
              Update: {
                TableName,
                Key,
                UpdateExpression: 'SET dueAt = :at',
                ConditionExpression: 'attribute_exists(pk)',
                ExpressionAttributeValues: marshall({ ':at': nextAttemptAt }),
              },
            }
          : { Delete: { TableName, Key } },
      ]);
    },
    forget: async (lane, pending) => {
      await transact(dynamodb, [{ Delete: { TableName, Key: pendingKey(lane, pending) } }]);
    },
  };
}

const pendingKey = ({ endpointId, entity }: Lane, { sk }: Pending) =>
  marshall(webhookPendingKey(endpointId, entity, sk));

/** The time at which the table removes a delivery, in seconds. */
const expiryOf = ({ createdAt }: DeliveryRow) =>
  Math.floor(Date.parse(createdAt) / 1000) + limits.webhook.deliveriesKeptDays * 86_400;
