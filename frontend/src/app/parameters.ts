import { routeParameters } from '#domain/route-parameters';

const forms = Object.entries(routeParameters).map(
  ([name, form]) => [name, new RegExp(`^${form}$`, 'i')] as const,
);

/** Whether every parameter looks as it should; whether there is such a thing is for the page to find out. */
export const areWellFormed = (parameters: Readonly<Record<string, string | undefined>>): boolean =>
  forms.every(([name, form]) => {
    const given = parameters[name];
    return given === undefined || form.test(given);
  });
