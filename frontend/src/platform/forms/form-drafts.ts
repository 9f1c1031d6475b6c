const prefix = 'novalink.form.';

/** The unsaved input of one user in this tab, by the name of the form. */
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
        // Without storage space, the form still asks before the user leaves it.
      }
    },
    forget: (name: string): void => sessionStorage.removeItem(keyOf(name)),
  };
};

/** Removes the unsaved input of all users in this tab. */
export const forgetDrafts = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
};
