import { useOnline } from '../../platform/page/use-online';
import { Failure } from '../../ui/failure';

interface LogFailureProps {
  readonly text: string;
  readonly onRetry: () => void;
}

/** Part of the log could not be read; it is read again by itself when the connection is back. */
export const LogFailure = ({ text, onRetry }: LogFailureProps) => {
  const isOnline = useOnline();
  return (
    <Failure
      text={isOnline ? text : `${text} You are offline; it loads when the connection is back.`}
      onRetry={onRetry}
    />
  );
};
