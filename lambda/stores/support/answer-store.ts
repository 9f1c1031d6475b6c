import type { TransactWriteItem } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { array, nullish, object, parse, string } from 'valibot';
import { supportKey } from '#domain/keys';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';
import { transact } from '#lambda/stores/transact';

const schema = object({
  email: nullish(string()),
  subject: string(),
  answers: array(object({ text: string() })),
});

/** An answer with the address that the guest entered. */
export interface AnswerToGuest {
  readonly to: string;
  readonly subject: string;
  readonly answer: string;
}

export interface AnswerStore {
  /** `answer` counts from 1. Undefined if there is no such answer, or if a user sent the request. */
  find(id: string, answer: number): Promise<AnswerToGuest | undefined>;
  /** Marks the answer as e-mailed. False if it already is, or if the request no longer exists. */
  claim(id: string, answer: number): Promise<boolean>;
  /** Removes the mark, so that a retry can send the answer. */
  release(id: string, answer: number): Promise<void>;
}

type Expressions = Pick<
  NonNullable<TransactWriteItem['Update']> & { UpdateExpression: string },
  'UpdateExpression' | 'ConditionExpression' | 'ExpressionAttributeValues'
>;

export function answerStore(needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): AnswerStore {
  const { dynamodb, mainTable: TableName } = needs;
  const change = async (id: string, expressions: Expressions): Promise<boolean> => {
    const failed = await transact(dynamodb, [
      { Update: { TableName, Key: marshall(supportKey(id)), ...expressions } },
    ]);
    return failed.length === 0;
  };
  return {
    find: async (id, answer) => {
      const request = await readRow(needs, supportKey(id), (row) => parse(schema, row));
      const text = request?.answers[answer - 1]?.text;
      if (!request?.email || text === undefined) return undefined;
      return { to: request.email, subject: request.subject, answer: text };
    },
    claim: (id, answer) =>
      change(id, {
        UpdateExpression: 'ADD emailed :answers',
        ConditionExpression: 'attribute_exists(pk) AND NOT contains(emailed, :answer)',
        ExpressionAttributeValues: marshall({ ':answers': new Set([answer]), ':answer': answer }),
      }),
    release: async (id, answer) => {
      await change(id, {
        UpdateExpression: 'DELETE emailed :answers',
        // An update would otherwise create a row for a request that was deleted in the meantime.
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: marshall({ ':answers': new Set([answer]) }),
      });
    },
  };
}
