import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { say } from './toasts';
import * as messages from './messages';

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
        () => say.failed(messages.thisBrowserDidNotAllow),
      );
    }}
  >
    <Copy aria-hidden className="size-4" />
    {children}
  </Button>
);
