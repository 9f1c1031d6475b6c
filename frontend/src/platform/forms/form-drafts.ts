const prefix = 'novalink.form.';

/** The unsaved work of one person in this tab, by the name of a form. */
export const formDrafts = (person: string) => {
  const keyOf = (name: string) => `${prefix}${person}.${name}`;
  return {
    read: (name: string): unknown => {
      try {
        return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
      } catch {
        return null;
      }
    },
    keep: (name: string, work: unknown): void => {
      try {
        sessionStorage.setItem(keyOf(name), JSON.stringify(work));
      } catch {
        // Without room the form still asks before it is left.
      }
    },
    forget: (name: string): void => sessionStorage.removeItem(keyOf(name)),
  };
};

/** Forgets the unsaved work of everybody in this tab. */
export const forgetDrafts = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
};
