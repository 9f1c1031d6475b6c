import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { Toast } from './toaster';

const Toaster = lazy(async () => ({ default: (await import('./toaster')).Toaster }));

type Saying = (toast: Toast) => unknown;

// What was said before there was a toaster to show it; the first of them fetches it.
const waiting: Saying[] = [];
const watchers = new Set<() => void>();
let shown: Toast | undefined;

/** Where toasts appear; once, in the layout. */
export const Toasts = () => {
  const wanted = useSyncExternalStore(watch, isWanted, () => false);
  return <Suspense>{wanted && <Toaster onReady={showWaiting} />}</Suspense>;
};

const toastMs = 10_000;

/** Says that something was done, or failed, away from where the person looks. */
export const say = {
  done: (text: string) => show((toast) => toast.success(text)),
  failed: (text: string) => show((toast) => toast.error(text)),
  /** Something that happened elsewhere, with a way there. */
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
