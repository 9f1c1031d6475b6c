import type { RouteName, routes } from '#domain/routes';

type ParametersOf<Path> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParametersOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Parameter = ParametersOf<(typeof routes)[RouteName]['path']>;

/** https://github.com/ulid/spec */
const ulid = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/i;

/** What a parameter of a path looks like, in any case; one without a form does not compile. */
const forms: Record<Parameter, RegExp> = {
  gameId: ulid,
  brandId: ulid,
};

/** Whether every parameter looks as it should; whether there is such a thing is for the page to find out. */
export const areWellFormed = (parameters: Readonly<Record<string, string | undefined>>): boolean =>
  Object.entries(forms).every(([name, form]) => {
    const given = parameters[name];
    return given === undefined || form.test(given);
  });
