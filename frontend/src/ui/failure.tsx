import { Button } from './button';
import { Notice } from './notice';

interface FailureProps {
  /** The reason, as a sentence. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** Shown instead of content that could not be loaded. */
export const Failure = ({ text, onRetry }: FailureProps) => (
  <Notice tone="bad">
    <p>{text}</p>
    <Button look="quiet" className="mt-3" onClick={onRetry}>
      Try again
    </Button>
  </Notice>
);
