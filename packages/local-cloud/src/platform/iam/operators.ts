import { filledIn, patternOf, type Lookup } from './pattern';

/** Whether a value of the request matches a value of the policy. */
export type Comparison = (asked: string, stated: string, lookup: Lookup | undefined) => boolean;

interface Operator {
  readonly meets: Comparison;
  /** Negated operators match if no value of the policy matches, or if the key is absent. */
  readonly negated: boolean;
}

const literal =
  (compare: (asked: string, stated: string) => boolean): Comparison =>
  (asked, stated, lookup) => {
    const value = filledIn(stated, lookup);
    return value !== undefined && compare(asked, value);
  };

const like: Comparison = (asked, stated, lookup) => patternOf(stated, lookup)?.test(asked) === true;

/** Matches each of an ARN's six parts separately, so that a `*` does not match a colon. */
const arnLike: Comparison = (asked, stated, lookup) => {
  const askedParts = arnParts(asked);
  const statedParts = arnParts(stated);
  return (
    askedParts.length === statedParts.length &&
    askedParts.every((part, at) => like(part, statedParts[at] ?? '', lookup))
  );
};

function arnParts(arn: string): string[] {
  const parts = arn.replaceAll(/\$\{[^}]*\}/g, (variable) => variable.replaceAll(':', '\0')).split(':');
  return [...parts.slice(0, 5), parts.slice(5).join(':')].map((part) => part.replaceAll('\0', ':'));
}

const number = (compare: (asked: number, stated: number) => boolean): Comparison =>
  literal((asked, stated) => compare(Number(asked), Number(stated)));
const date = (compare: (asked: number, stated: number) => boolean): Comparison =>
  literal((asked, stated) => compare(time(asked), time(stated)));

function time(text: string): number {
  return /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text);
}

const plain = (meets: Comparison): Operator => ({ meets, negated: false });
const not = (meets: Comparison): Operator => ({ meets, negated: true });

const same = literal((asked, stated) => asked === stated);
const sameIgnoringCase = literal((asked, stated) => asked.toLowerCase() === stated.toLowerCase());

/**
 * IAM User Guide, "IAM JSON policy elements: Condition operators". Binary and IP address operators are not supported.
 */
export const operators: ReadonlyMap<string, Operator> = new Map([
  ['StringEquals', plain(same)],
  ['StringNotEquals', not(same)],
  ['StringEqualsIgnoreCase', plain(sameIgnoringCase)],
  ['StringNotEqualsIgnoreCase', not(sameIgnoringCase)],
  ['StringLike', plain(like)],
  ['StringNotLike', not(like)],
  ['ArnEquals', plain(arnLike)],
  ['ArnNotEquals', not(arnLike)],
  ['ArnLike', plain(arnLike)],
  ['ArnNotLike', not(arnLike)],
  ['Bool', plain(sameIgnoringCase)],
  ['NumericEquals', plain(number((asked, stated) => asked === stated))],
  ['NumericNotEquals', not(number((asked, stated) => asked === stated))],
  ['NumericLessThan', plain(number((asked, stated) => asked < stated))],
  ['NumericLessThanEquals', plain(number((asked, stated) => asked <= stated))],
  ['NumericGreaterThan', plain(number((asked, stated) => asked > stated))],
  ['NumericGreaterThanEquals', plain(number((asked, stated) => asked >= stated))],
  ['DateEquals', plain(date((asked, stated) => asked === stated))],
  ['DateNotEquals', not(date((asked, stated) => asked === stated))],
  ['DateLessThan', plain(date((asked, stated) => asked < stated))],
  ['DateLessThanEquals', plain(date((asked, stated) => asked <= stated))],
  ['DateGreaterThan', plain(date((asked, stated) => asked > stated))],
  ['DateGreaterThanEquals', plain(date((asked, stated) => asked >= stated))],
]);
