import { type GenericSchema, lazy, safeParse } from 'valibot';

interface OptionOf<Key extends string> extends GenericSchema {
  readonly entries: Readonly<Record<Key, GenericSchema>>;
}

/**
 * The option that accepts the value of `key`, otherwise the first one. `v.variant` does the same, but valibot is in the first
 * script of all pages, where it takes 280 bytes.
 */
export const oneOf = <
  Key extends string,
  Option extends OptionOf<Key>,
  const Options extends readonly [Option, ...Option[]],
>(
  key: Key,
  options: Options,
) =>
  lazy((input): Options[number] => {
    const value: unknown = (input as Readonly<Record<string, unknown>> | null | undefined)?.[key];
    return options.find(({ entries }) => safeParse(entries[key], value).success) ?? options[0];
  });
