import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import { Button } from '../button';
import { Dialog } from '../dialog';
import { unsaved } from './unsaved';

/** While mounted: asks before a link, the back button or the browser takes the person away from unsaved work. */
export const LeaveWarning = () => {
  useEffect(() => unsaved.hold(), []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  const blocker = useBlocker(
    // The search part, too, may name another page: a game, one of its versions.
    ({ currentLocation: here, nextLocation: there }) =>
      here.pathname !== there.pathname || here.search !== there.search,
  );
  return (
    <Dialog
      title="Leave without saving?"
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
    >
      <p>What you changed on this page has not been saved yet.</p>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button look="quiet" onClick={() => blocker.reset?.()}>
          Stay here
        </Button>
        <Button look="danger" onClick={() => blocker.proceed?.()}>
          Leave
        </Button>
      </div>
    </Dialog>
  );
};
