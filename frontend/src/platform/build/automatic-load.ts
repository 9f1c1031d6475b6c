/** How long after one automatic load for a reason another is not tried; the specification's reload guard. */
export const reloadGuardMs = 10_000;

export interface AutomaticLoadNeeds {
  /** The storage of the tab. Browsers with blocked storage throw. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly now: () => number;
}

/**
 * Keeps a tab from being loaded again and again. Without storage, nothing is loaded automatically, because nothing
 * would be left of the load before.
 */
export const createLoadGuard = ({ storage, now }: AutomaticLoadNeeds) => ({
  /** Whether this reason has had fewer than `most` loads in `reloadGuardMs`; counts this one. */
  allows(reason: string, most = 1): boolean {
    const key = `novalink.reload:${reason}`;
    const recent = timesOf(read(storage, key)).filter((at) => Math.abs(now() - at) < reloadGuardMs);
    return recent.length < most && write(storage, key, JSON.stringify([...recent, now()]));
  },
  /** Whether the tab has not been loaded for this release yet; remembers that it is. */
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
