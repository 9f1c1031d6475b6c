import { useOnline } from '../../platform/page/use-online';
import { Failure } from '../../ui/failure';

interface LogFailureProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** A part of the log that failed to load. It is read again when the connection is back. */
export const LogFailure = ({ text, onRetry }: LogFailureProps) => {
  const isOnline = useOnline();
  return (
    <Failure
      text={isOnline ? text : `${text} You are offline; it loads when the connection is back.`}
      onRetry={onRetry}
    />
  );
};
