import { lazy, Suspense } from 'react';

// Nothing is said before something was done, so that the code for it can come after the page.
const Toaster = lazy(async () => ({ default: (await import('./toaster')).Toaster }));

/** Where toasts appear; once, in the layout. */
export const Toasts = () => (
  <Suspense>
    <Toaster />
  </Suspense>
);

/** Says that something was done, or failed, away from where the person looks. */
export const say = {
  done: (text: string) => void show((toast) => toast.success(text)),
  failed: (text: string) => void show((toast) => toast.error(text)),
  offer: (text: string, label: string, onClick: () => void) =>
    void show((toast) => toast(text, { id: text, duration: Infinity, action: { label, onClick } })),
};

const show = async (say: (toast: typeof import('sonner').toast) => unknown): Promise<void> => {
  const { toast } = await import('sonner');
  say(toast);
};
