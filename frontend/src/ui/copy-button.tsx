import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { say } from './toasts';

interface CopyButtonProps {
  readonly text: string;
  /** The message after copying. */
  readonly done: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Copies a text to the clipboard. */
export const CopyButton = ({ text, done, className = '', children }: CopyButtonProps) => (
  <Button
    look="plain"
    className={className}
    onClick={() => {
      navigator.clipboard.writeText(text).then(
        () => say.done(done),
        () => say.failed('This browser did not allow copying to the clipboard.'),
      );
    }}
  >
    <Copy aria-hidden className="size-4" />
    {children}
  </Button>
);
