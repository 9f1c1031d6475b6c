/** The minimum time between two automatic loads for the same reason; the specification's reload guard. */
export const reloadGuardMs = 10_000;

export interface AutomaticLoadNeeds {
  /** The storage of the tab. Browsers with blocked storage throw. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
}

/**
 * Prevents a tab from being loaded repeatedly. Without storage, nothing is loaded automatically, because an
 * earlier load could not be remembered.
 */
export const createLoadGuard = ({ storage, now }: AutomaticLoadNeeds) => ({
  /** Whether there were fewer than `most` loads for this reason in `reloadGuardMs`. Counts this one. */
  allows(reason: string, most = 1): boolean {
    const key = `novalink.reload:${reason}`;
    const recent = timesOf(read(storage, key)).filter((at) => Math.abs(now() - at) < reloadGuardMs);
    return recent.length < most && write(storage, key, JSON.stringify([...recent, now()]));
  },
  /** Whether the tab has not been loaded for this release yet. Remembers that it is. */
  allowsRelease(id: string): boolean {
    const key = 'novalink.release';
    return read(storage, key) !== id && write(storage, key, id);
  },
});

export type LoadGuard = ReturnType<typeof createLoadGuard>;

const read = (storage: AutomaticLoadNeeds['storage'], key: string): string | null => {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
};

const write = (storage: AutomaticLoadNeeds['storage'], key: string, value: string): boolean => {
  try {
    storage().setItem(key, value);
    return true;
  } catch {
    return false;
  }
};

const timesOf = (text: string | null): number[] => {
  try {
    const times: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(times) ? times.filter((time) => typeof time === 'number') : [];
  } catch {
    return [];
  }
};
