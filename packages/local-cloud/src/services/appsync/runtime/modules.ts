import { randomBytes, randomUUID } from 'node:crypto';
import type { Clock } from '#local/platform/clock';
import { toDynamoDb } from './dynamodb-values';
import { EarlyReturn } from './early-return';
import { FieldError, notAuthorized } from './field-error';
import { toSubscriptionFilter } from '../filters/to-subscription-filter';

/** The context of the utilities: the field that is being resolved. */
export interface Surroundings {
  readonly clock: Clock;
  readonly typeName: string;
  readonly fieldName: string;
  readonly authType: 'IAM Authorization' | 'User Pool Authorization';
  readonly append: (error: FieldError) => void;
  /** Called for each call of an extension. Throws FieldError if it is not allowed there. */
  readonly extend: (call: ExtensionCall) => void;
}

export interface ExtensionCall {
  readonly name: 'setSubscriptionFilter' | 'setSubscriptionInvalidationFilter' | 'invalidateSubscriptions';
  readonly argument: unknown;
}

/**
 * The modules that a bundle can import, by name. A bundle that uses another module or utility is rejected when it is
 * loaded.
 */
export function modulesOf({ clock, typeName, fieldName, authType, append, extend }: Surroundings) {
  const unauthorized = () => {
    throw notAuthorized(typeName, fieldName);
  };
  const util = {
    appendError: (message: string, errorType?: string, data?: unknown, errorInfo?: unknown) =>
      append(fieldError(message, errorType, data, errorInfo)),
    authType: () => authType,
    autoId: () => randomUUID(),
    autoUlid: () => ulid(clock.now(), randomBytes(10)),
    base64Decode: (text: string) => Buffer.from(text, 'base64').toString('utf8'),
    base64Encode: (text: string) => Buffer.from(text, 'utf8').toString('base64'),
    dynamodb: dynamoDbUtilities,
    error: (message: string, errorType?: string, data?: unknown, errorInfo?: unknown) => {
      throw fieldError(message, errorType, data, errorInfo);
    },
    matches: matchesPattern,
    str: { normalize: (text: string, form: string) => text.normalize(form.toUpperCase()) },
    time: timeUtilities(clock),
    transform: { toSubscriptionFilter },
    unauthorized,
    urlDecode: (text: string) => decodeURIComponent(text.replaceAll('+', ' ')),
    urlEncode: (text: string) => new URLSearchParams({ '': text }).toString().slice(1),
  };
  const extension = (name: ExtensionCall['name']) => (argument: unknown) =>
    extend({ name, argument: plain(argument) });
  const extensions = {
    invalidateSubscriptions: extension('invalidateSubscriptions'),
    setSubscriptionFilter: extension('setSubscriptionFilter'),
    setSubscriptionInvalidationFilter: extension('setSubscriptionInvalidationFilter'),
  };
  return { '@aws-appsync/utils': { extensions, runtime, util } };
}

const runtime = {
  earlyReturn: (result?: unknown, options?: { skipTo?: 'END' | 'NEXT' }) => {
    throw new EarlyReturn(result === undefined ? null : plain(result), options?.skipTo ?? 'NEXT');
  },
};

const dynamoDbUtilities = {
  toBoolean: (value: boolean) => ({ BOOL: value }),
  toDynamoDB: toDynamoDb,
  toList: (values: unknown[]) => ({ L: values.map(toDynamoDb) }),
  toMap: (values: object) => ({ M: toMapValues(values) }),
  toMapValues,
  toNull: () => ({ NULL: null }),
  toNumber: (value: number) => ({ N: String(value) }),
  toNumberSet: (values: number[]) => ({ NS: values.map(String) }),
  toString: (value: string) => ({ S: value }),
  toStringSet: (values: string[]) => ({ SS: values }),
};

function toMapValues(values: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, toDynamoDb(value)]),
  );
}

const fieldError = (message: string, errorType?: string, data?: unknown, errorInfo?: unknown) =>
  new FieldError(message, errorType ?? null, { data: plain(data), errorInfo: plain(errorInfo) });

/** A copy that shares no objects with the bundle's realm. */
function plain(value: unknown): unknown {
  return value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown);
}

/**
 * `util.matches` finds the pattern anywhere in the text. Java patterns work on code points, like JavaScript patterns
 * with the flag `u`; most other syntax is the same.
 */
function matchesPattern(pattern: string, text: string): boolean {
  return compiled(pattern).test(text);
}

const patterns = new Map<string, RegExp>();

function compiled(pattern: string): RegExp {
  const known = patterns.get(pattern);
  if (known !== undefined) return known;
  const made = new RegExp(pattern, 'u');
  patterns.set(pattern, made);
  return made;
}

/** `util.time` with the clock of the local cloud. */
const timeUtilities = (clock: Clock) => ({
  epochMilliSecondsToISO8601: (milliseconds: number) => new Date(milliseconds).toISOString(),
  epochMilliSecondsToSeconds: (milliseconds: number) => Math.floor(milliseconds / 1000),
  nowEpochMilliSeconds: () => clock.now().getTime(),
  nowEpochSeconds: () => Math.floor(clock.now().getTime() / 1000),
  nowISO8601: () => clock.now().toISOString(),
  parseISO8601ToEpochMilliSeconds: (text: string) => Date.parse(text),
});

// https://github.com/ulid/spec: Crockford's base 32, without I, L, O and U.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A ULID of 26 characters: 48 bits of time and 80 random bits. */
function ulid(at: Date, chance: Uint8Array): string {
  const bits = chance.reduce((sum, byte) => (sum << 8n) | BigInt(byte), BigInt(at.getTime()));
  return Array.from({ length: 26 }, (_, place) =>
    alphabet.charAt(Number((bits >> BigInt(5 * (25 - place))) & 31n)),
  ).join('');
}
