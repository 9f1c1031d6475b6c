import { useSyncExternalStore } from 'react';

export interface KeptView {
  readonly isCompact: boolean;
  /** The ids of the hidden columns, by the id of the table. */
  readonly hidden: Readonly<Record<string, readonly string[]>>;
}

const key = 'novalink.tables';
const untouched: KeptView = { isCompact: false, hidden: {} };
const watchers = new Set<() => void>();
let shown: KeptView | undefined;

/** The table settings of this device. */
export const useKeptView = (): KeptView =>
  useSyncExternalStore(
    (changed) => {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
    () => (shown ??= readView()),
    () => untouched,
  );

export const keepView = (view: KeptView): void => {
  shown = view;
  try {
    localStorage.setItem(key, JSON.stringify(view));
  } catch (error) {
    console.warn('Table settings are not saved because this browser blocks storage.', error);
  }
  for (const notify of watchers) notify();
};

const readView = (): KeptView => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    const { isCompact, hidden } = Object(kept) as Partial<Record<keyof KeptView, unknown>>;
    return { isCompact: isCompact === true, hidden: hiddenIn(hidden) };
  } catch {
    return untouched;
  }
};

/** Ignores stored values of other builds or programs. */
const hiddenIn = (kept: unknown): KeptView['hidden'] =>
  Object.fromEntries(
    Object.entries(Object(kept) as Record<string, unknown>).map(([table, ids]) => [
      table,
      Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [],
    ]),
  );
