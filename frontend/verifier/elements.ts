type Child = Node | string;

/** An element with text and children; text is never read as HTML. */
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

/** Names with their values, as a list of terms. */
export const facts = (rows: readonly (readonly [name: string, value: string | undefined])[]) =>
  element(
    'dl',
    '',
    ...rows.flatMap(([name, value]) =>
      value === undefined ? [] : [element('dt', '', name), element('dd', '', value)],
    ),
  );

/** Places by their path, with what is to be said of each. */
export const pathList = (entries: readonly { readonly path: string; readonly text: string }[]) =>
  element(
    'ul',
    '',
    ...entries
      .slice(0, 50)
      .map(({ path, text }) => element('li', '', element('p', '', element('code', '', path), `: ${text}`))),
  );

/** An element of the page by its id; throws when there is none of this kind. */
export const byId = <Found extends HTMLElement>(id: string, kind: new () => Found): Found => {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`The page has no ${kind.name} ${id}.`);
  return found;
};
