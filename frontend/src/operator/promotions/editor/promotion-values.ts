import type { EnteredRules } from '#domain/promotions/rules';
import type { TaskValues } from './task-kinds';

type KeysOf<Union> = Union extends unknown ? keyof Union : never;
type At<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never;

/** A value as a form holds it: lists of objects and objects stay, everything else is text. */
type Typed<Value> = [NonNullable<Value>] extends [readonly (infer Item)[]]
  ? [Item] extends [object]
    ? Typed<Item>[]
    : string
  : [NonNullable<Value>] extends [object]
    ? { -readonly [Key in KeysOf<NonNullable<Value>>]: Typed<At<NonNullable<Value>, Key>> }
    : string;

/**
 * The values of a promotion's form: the document with the text of a control for each value. Lists of texts are separated by
 * commas, and times are instants. A form has only the values of its type. `reward.coin` is empty for coins of the promotion.
 */
export type PromotionValues = Typed<Omit<EnteredRules, 'conditions'>> & { conditions: TaskValues[] };
