import type { DynamoDBRecord } from 'aws-lambda';
import { object, parse, picklist, pipe, startsWith, string } from 'valibot';
import { withdrawnKey } from '#domain/keys';
import { groupPrecedence } from '#domain/user-groups';
import type { UserGroup } from '#domain/generated/types';
import type { Withdrawable } from '#lambda/stores/users/withdrawn-row';

/** The access that a user lost. */
export interface Withdrawal {
  readonly sub: string;
  readonly what: Withdrawable;
}

const personStart = withdrawnKey('', '').pk;
const withdrawnStart = withdrawnKey('', '').sk;
const everything = [...(Object.keys(groupPrecedence) as UserGroup[]), 'ACCOUNT'] as const;
const start = (text: string) => pipe(string(), startsWith(text));
const schema = object({
  pk: object({ S: start(personStart) }),
  sk: object({ S: start(withdrawnStart) }),
});

/** The withdrawn access in a record of the Main stream; undefined for other records. */
export function withdrawalIn({ dynamodb }: DynamoDBRecord): Withdrawal | undefined {
  if (!dynamodb?.Keys?.sk?.S?.startsWith(withdrawnStart)) return undefined;
  const { pk, sk } = parse(schema, dynamodb.Keys);
  const what = parse(picklist(everything), sk.S.slice(withdrawnStart.length));
  return { sub: pk.S.slice(personStart.length), what };
}
