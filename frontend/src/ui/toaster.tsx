import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';

export type Toast = typeof toast;

interface ToasterProps {
  /** Called once, when toasts can be shown. */
  readonly onReady: (toast: Toast) => void;
}

export const Toaster = ({ onReady }: ToasterProps) => {
  useEffect(() => onReady(toast), [onReady]);
  return (
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
};
