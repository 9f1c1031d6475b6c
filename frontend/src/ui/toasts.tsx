import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Toast } from './toaster';

const Toaster = lazy(async () => ({ default: (await import('./toaster')).Toaster }));

type Saying = (toast: Toast) => unknown;

// Messages from before the toaster was loaded. The first message loads it.
const waiting: Saying[] = [];
const watchers = new Set<() => void>();
let shown: Toast | undefined;

/** The place of all toasts. Rendered once, in the layout. */
export const Toasts = () => {
  const wanted = useSyncExternalStore(watch, isWanted, () => false);
  return <Suspense>{wanted && <Toaster onReady={showWaiting} />}</Suspense>;
};

const toastMs = 10_000;

/** Shows a toast after an action whose result is not visible on the page. */
export const say = {
  done: (text: string) => show((toast) => toast.success(text)),
  failed: (text: string) => show((toast) => toast.error(text)),
  /** An event on another page, with a link to it. */
  reported: (text: string, label: string, onClick: () => void) =>
    show((toast) => toast(text, { duration: toastMs, action: { label, onClick } })),
  offer: (text: string, label: string, onClick: () => void) =>
    show((toast) => toast(text, { id: text, duration: Infinity, action: { label, onClick } })),
};

const show = (saying: Saying): void => {
  if (shown) {
    saying(shown);
    return;
  }
  waiting.push(saying);
  for (const notify of watchers) notify();
};

const isWanted = (): boolean => shown !== undefined || waiting.length > 0;

const showWaiting = (toast: Toast): void => {
  shown = toast;
  for (const saying of waiting.splice(0)) saying(toast);
};

const watch = (changed: () => void): (() => void) => {
  watchers.add(changed);
  return () => void watchers.delete(changed);
};
