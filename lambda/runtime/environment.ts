type Required<Name extends string> = Name extends `${string}?` ? never : Name;
type Optional<Name extends string> = Name extends `${infer Bare}?` ? Bare : never;
type Read<Name extends string> = Readonly<Record<Required<Name>, string>> &
  Readonly<Partial<Record<Optional<Name>, string>>>;

/**
 * Reads variables of the environment. Those with a question mark at the end of their name may be missing. Throws an error with
 * the names of the others that are missing.
 */
export const environmentOf =
  <Name extends string>(...names: readonly Name[]) =>
  (): Read<Name> => {
    const missing = names.filter((name) => !name.endsWith('?') && process.env[name] === undefined);
    if (missing.length > 0) throw new Error(`The environment has no ${missing.join(', ')}.`);
    const bare = names.map((name) => name.replace(/\?$/, ''));
    return Object.fromEntries(bare.map((name) => [name, process.env[name]])) as Read<Name>;
  };

/** The variables that the infrastructure sets. Lambda itself sets those that begin with `AWS_`. */
export type EnvOf<Environment extends () => unknown> = Omit<ReturnType<Environment>, `AWS_${string}`>;
