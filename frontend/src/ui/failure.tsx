import { Button } from './button';
import { Notice } from './notice';
import * as messages from './messages';

interface FailureProps {
  /** Why it failed, as a sentence. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** Something that should be here could not be read. */
export const Failure = ({ text, onRetry }: FailureProps) => (
  <Notice tone="bad">
    <p>{text}</p>
    <Button look="quiet" className="mt-3" onClick={onRetry}>
      {messages.tryAgain}
    </Button>
  </Notice>
);
