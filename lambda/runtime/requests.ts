import {
  type GenericSchema,
  type InferOutput,
  integer,
  literal,
  maxLength,
  maxValue,
  minValue,
  nonEmpty,
  nullish,
  number,
  object,
  type ObjectSchema,
  pipe,
  safeParse,
  string,
  variant,
} from 'valibot';
import { limits } from '#domain/limits';
import { type Caller, callerSchema } from '#lambda/runtime/caller';
import { argumentName, inputRefusal } from '#lambda/runtime/input-refusal';
import { Refusal } from '#lambda/runtime/refusal';

/** The rules of the arguments of each field that a function resolves. */
type Fields = Readonly<Record<string, Readonly<Record<string, GenericSchema>>>>;

/** A request for one of the fields, as its resolver passes it on. */
export type RequestFor<Of extends Fields, Identity = Caller> = {
  [Field in keyof Of & string]: {
    readonly fieldName: Field;
    readonly identity: Identity;
    readonly arguments: InferOutput<ObjectSchema<Of[Field], undefined>>;
  };
}[keyof Of & string];

export type ArgumentsIn<
  Request extends { readonly fieldName: string; readonly arguments: unknown },
  Field extends Request['fieldName'],
> = Extract<Request, { readonly fieldName: Field }>['arguments'];

/** The input of one of the fields that have one. */
export type InputIn<
  Request extends { readonly fieldName: string; readonly arguments: unknown },
  Field extends Request['fieldName'],
> = ArgumentsIn<Request, Field> extends { readonly input: infer Input } ? Input : never;

const { smallest, largest, standard } = limits.page;
const limitRefusal = () => new Refusal('list.limit-out-of-range', { smallest, largest });

/** The argument `limit` of a list. */
export const pageLimit = nullish(pipe(number(), integer(), minValue(smallest), maxValue(largest)), standard);
export const brandIdArgument = pipe(string(), nonEmpty('required'), maxLength(limits.sub, 'format'));

interface ParserOptions<Identity> {
  readonly identity: GenericSchema<unknown, Identity>;
  /** The refusals of arguments that have other ones, such as the id of a missing entity. */
  readonly refusals?: Readonly<Record<string, () => Refusal>>;
}

/** Parses requests for fields. An invalid one is refused by its first invalid argument, or field of the input. */
export function requestParser<const Of extends Fields, Identity = Caller>(
  fields: Of,
  {
    identity = callerSchema as unknown as GenericSchema<unknown, Identity>,
    refusals = {},
  }: Partial<ParserOptions<Identity>> = {},
): (event: unknown) => RequestFor<Of, Identity> {
  const schema = variant(
    'fieldName',
    Object.entries(fields).map(([field, rules]) =>
      object({ fieldName: literal(field), identity, arguments: object(rules) }),
    ),
  );
  return (event) => {
    const { success, output, issues } = safeParse(schema, event);
    if (success) return output as unknown as RequestFor<Of, Identity>;
    const [first] = issues;
    const field = argumentName(first);
    const refusal = refusals[field]?.() ?? (field === 'limit' ? limitRefusal() : undefined);
    if (refusal) throw refusal;
    throw inputRefusal(first, field === 'input' ? ['arguments', 'input'].length : ['arguments'].length);
  };
}
