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

/** An answer, and the address that a guest gave for it. */
export interface AnswerToGuest {
  readonly to: string;
  readonly subject: string;
  readonly answer: string;
}

export interface AnswerStore {
  /** The first answer is 1. Nothing where there is none, or where the request is a user's. */
  find(id: string, answer: number): Promise<AnswerToGuest | undefined>;
  /** Marks it as e-mailed. False when it was before, or when the request is gone. */
  claim(id: string, answer: number): Promise<boolean>;
  /** Takes back a claim, so that another attempt may send it. */
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
        // One that was removed in the meantime does not come back.
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: marshall({ ':answers': new Set([answer]) }),
      });
    },
  };
}
