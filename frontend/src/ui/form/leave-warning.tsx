import { type ReactNode, useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { unsaved } from './unsaved';

interface LeaveWarningProps {
  readonly title?: string;
  /** Explains what would be lost. */
  readonly children?: ReactNode;
  /** Called when the user leaves without saving. */
  readonly onLeave?: () => void;
  /** Query parameters that can change without a confirmation. */
  readonly mayChange?: readonly string[];
}

/** While mounted, asks for confirmation before a link, the back button or the browser leaves the page. */
export const LeaveWarning = ({
  title = 'Leave without saving?',
  children = 'You have unsaved changes on this page.',
  onLeave,
  mayChange = [],
}: LeaveWarningProps) => {
  useEffect(() => unsaved.hold(), []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (unsaved.exists()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const blocker = useBlocker(
    // The query string can also identify the page, such as a game or one of its versions.
    ({ currentLocation: here, nextLocation: there }) =>
      here.pathname !== there.pathname ||
      without(mayChange, here.search) !== without(mayChange, there.search),
  );
  return (
    <Dialog title={title} open={blocker.state === 'blocked'} onClose={() => blocker.reset?.()}>
      <p>{children}</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={() => blocker.reset?.()}>
          Stay here
        </Button>
        <Button
          look="danger"
          onClick={() => {
            onLeave?.();
            unsaved.release();
            blocker.proceed?.();
          }}
        >
          Leave
        </Button>
      </div>
    </Dialog>
  );
};

const without = (names: readonly string[], search: string): string => {
  const left = new URLSearchParams(search);
  for (const name of names) left.delete(name);
  return left.toString();
};
