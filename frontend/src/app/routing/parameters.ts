import { routeParameters } from '#domain/route-parameters';

const forms = Object.entries(routeParameters).map(
  ([name, form]) => [name, new RegExp(`^${form}$`, 'i')] as const,
);

/** Whether every parameter is well-formed. The page itself finds out whether the entity exists. */
export const areWellFormed = (parameters: Readonly<Record<string, string | undefined>>): boolean =>
  forms.every(([name, form]) => {
    const given = parameters[name];
    return given === undefined || form.test(given);
  });
