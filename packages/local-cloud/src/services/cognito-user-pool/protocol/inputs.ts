import {
  array,
  check,
  integer,
  maxLength,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  pipe,
  record,
  string,
} from 'valibot';

/** Common input fields, with the limits of the API reference. */
const text = (longest: number) =>
  pipe(
    string(),
    minLength(1, 'Member must have length greater than or equal to 1'),
    maxLength(longest, `Member must have length less than or equal to ${longest}`),
  );

const matching = (longest: number, pattern: RegExp) =>
  pipe(
    text(longest),
    // The length is checked first, because matching a pattern against megabytes is slow.
    check(
      (given) => given.length > longest || pattern.test(given),
      `Member must satisfy regular expression pattern: ${pattern.source.slice(1, -1)}`,
    ),
  );

export const accessToken = text(16_384);
export const clientId = matching(128, /^[\w+]+$/);
export const userPoolId = matching(55, /^[\w-]+_[0-9a-zA-Z]+$/);
const visible = /^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u;
export const username = matching(128, visible);
export const groupName = matching(128, visible);
export const password = matching(256, /^[\S]+.*[\S]+$/);
export const code = matching(2048, /^[\S]+$/);
export const stringMap = optional(record(string(), string()), {});
export const attributes = array(object({ Name: text(32), Value: optional(pipe(string(), maxLength(2048))) }));

export const pageSize = (largest: number) =>
  optional(
    pipe(
      number(),
      integer(),
      minValue(1, 'Member must have value greater than or equal to 1'),
      maxValue(largest, `Member must have value less than or equal to ${largest}`),
    ),
    largest,
  );
export const pageToken = optional(text(131_072));
