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
  string,
  type InferOutput,
} from 'valibot';
import { limits } from '#domain/limits';
import { groupPrecedence } from '#domain/user-groups';
import type { UserGroup } from '#domain/generated/types';
import { isUserGroup } from '#lambda/services/directory/cognito-user';
import { Refusal } from '#lambda/runtime/refusal';
import { type RequestFor, requestParser } from '#lambda/runtime/requests';

const userGroups = Object.keys(groupPrecedence) as UserGroup[];
const identity = object({ sub: string(), groups: nullish(array(string()), []) });
const username = pipe(string(), minLength(1), maxLength(128));
const membership = { username, group: string() };
const { smallest, largest, standard } = limits.userPage;
const page = {
  group: nullish(picklist(userGroups)),
  limit: nullish(pipe(number(), integer(), minValue(smallest), maxValue(largest)), standard),
  nextToken: nullish(pipe(string(), maxLength(131_072))),
  emailPrefix: nullish(pipe(string(), maxLength(128))),
  emailPart: nullish(pipe(string(), maxLength(128))),
};

const fields = {
  addToGroup: membership,
  removeFromGroup: membership,
  deleteUser: { username },
  getUser: { username },
  createCompany: { input: object({ owner: username }) },
  listAuditEvents: { subs: array(username) },
  listUsers: page,
};

/** A field of user administration, or the owner of a new company, as the resolver passes it on. */
export type Request = RequestFor<typeof fields, InferOutput<typeof identity>>;

export const parseRequest = requestParser(fields, {
  identity,
  refusals: { limit: () => new Refusal('list.limit-out-of-range', { smallest, largest }) },
});

export function parseGroup(name: string): UserGroup {
  if (!isUserGroup(name)) throw new Refusal('group.unknown');
  return name;
}
