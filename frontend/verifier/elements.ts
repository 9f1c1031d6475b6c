type Child = Node | string;

/** Creates an element. Strings become text and are never parsed as HTML. */
export const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
};

/** A description list of names and values. Rows without a value are omitted. */
export const facts = (rows: readonly (readonly [name: string, value: string | undefined])[]) =>
  element(
    'dl',
    '',
    ...rows.flatMap(([name, value]) =>
      value === undefined ? [] : [element('dt', '', name), element('dd', '', value)],
    ),
  );

/** A list of paths, each with a text. */
export const pathList = (entries: readonly { readonly path: string; readonly text: string }[]) =>
  element(
    'ul',
    '',
    ...entries
      .slice(0, 50)
      .map(({ path, text }) => element('li', '', element('p', '', element('code', '', path), `: ${text}`))),
  );

/** Finds an element by id. Throws if there is no element of this class. */
export const byId = <Found extends HTMLElement>(id: string, kind: new () => Found): Found => {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${kind.name} ${id}.`);
  return found;
};
