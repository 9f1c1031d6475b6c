import { Toaster as Sonner } from 'sonner';

export const Toaster = () => (
  <Sonner
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
