import type { Call, Fields } from '#domain/fields/field';
import { isContent } from '#domain/fields/form-values';

/**
 * The fields of a table without a control on the page, by their dotted path; fields of list items as
 * `coins.amount`. Ignores fields that are marked as not edited.
 */
export const unshownFields = (fields: Fields, call: Call): string[] => {
  const shown = new Set(
    [...document.querySelectorAll('[name], [data-field]')].map((element) =>
      (element.getAttribute('name') ?? element.getAttribute('data-field') ?? '').replace(/[.]\d+/g, ''),
    ),
  );
  return pathsOf(fields, call).filter((path) => !shown.has(path));
};

const pathsOf = (fields: Fields, call: Call): string[] =>
  Object.entries(fields)
    .filter(isContent)
    .filter(([, { only = call, notEdited }]) => only === call && notEdited === undefined)
    .flatMap(([name, field]) => {
      const of = field.kind === 'list' ? field.of : field;
      return of.kind === 'group' ? pathsOf(of.fields, call).map((part) => `${name}.${part}`) : [name];
    });
