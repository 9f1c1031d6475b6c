import {
  array,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  nullish,
  number,
  object,
  picklist,
  pipe,
  safeParse,
  string,
  variant,
  literal,
  type InferOutput,
} from 'valibot';
import { limits } from '#domain/limits';
import { groupPrecedence } from '#domain/user-groups';
import type { UserGroup } from '#domain/generated/types';
import { isUserGroup } from '#lambda/services/directory/cognito-user';
import { Refusal } from '#lambda/runtime/refusal';

const userGroups = Object.keys(groupPrecedence) as UserGroup[];
const identity = object({ sub: string(), groups: nullish(array(string()), []) });
const username = pipe(string(), minLength(1), maxLength(128));
const oneUser = object({ username });
const membership = object({ username, group: string() });
const { smallest, largest, standard } = limits.userPage;
const page = object({
  group: nullish(picklist(userGroups)),
  limit: nullish(pipe(number(), integer(), minValue(smallest), maxValue(largest)), standard),
  nextToken: nullish(pipe(string(), maxLength(131_072))),
  emailPrefix: nullish(pipe(string(), maxLength(128))),
  emailPart: nullish(pipe(string(), maxLength(128))),
});

const schema = variant('fieldName', [
  object({ fieldName: literal('addToGroup'), identity, arguments: membership }),
  object({ fieldName: literal('removeFromGroup'), identity, arguments: membership }),
  object({ fieldName: literal('deleteUser'), identity, arguments: oneUser }),
  object({ fieldName: literal('getUser'), identity, arguments: oneUser }),
  object({
    fieldName: literal('createCompany'),
    identity,
    arguments: object({ input: object({ owner: username }) }),
  }),
  object({
    fieldName: literal('listAuditEvents'),
    identity,
    arguments: object({ subs: array(username) }),
  }),
  object({ fieldName: literal('listUsers'), identity, arguments: page }),
]);

/** A field of user administration, or the owner of a new company, as the resolver passes it on. */
export type Request = InferOutput<typeof schema>;

export function parseRequest(event: unknown): Request {
  const { success, output, issues } = safeParse(schema, event);
  if (success) return output;
  const field = issues[0].path?.at(-1)?.key;
  if (field === 'limit') throw new Refusal('list.limit-out-of-range', { smallest, largest });
  throw new Refusal('input.invalid', { field: String(field) });
}

export function parseGroup(name: string): UserGroup {
  if (!isUserGroup(name)) throw new Refusal('group.unknown');
  return name;
}
