import { toast, Toaster } from 'sonner';

/** Where toasts appear; once, in the layout. */
export const Toasts = () => (
  <Toaster
    position="bottom-right"
    closeButton
    toastOptions={{
      style: {
        background: 'var(--nl-surface)',
        color: 'var(--nl-text)',
        borderColor: 'var(--nl-edge)',
        fontSize: '0.9375rem',
      },
    }}
  />
);

/** Says that something was done, or failed, away from where the person looks. */
export const say = {
  done: (text: string) => void toast.success(text),
  failed: (text: string) => void toast.error(text),
  offer: (text: string, label: string, onClick: () => void) =>
    void toast(text, { id: text, duration: Infinity, action: { label, onClick } }),
};
