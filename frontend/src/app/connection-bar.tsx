import { useSyncExternalStore } from 'react';
import { useOnline } from '../platform/page/use-online';
import { usePlatform } from '../platform/platform';

/** A bar at the bottom of every page while the device is offline or the server does not respond. */
export const ConnectionBar = () => {
  const { connection } = usePlatform();
  const isOnline = useOnline();
  const isReachable = useSyncExternalStore(connection.watch, connection.isReachable, () => true);
  return (
    <div role="status" className="print:hidden">
      {!(isOnline && isReachable) && (
        <div className="fixed inset-x-0 bottom-0 z-50 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-primary px-4 py-2.5 text-center text-sm font-medium text-on-primary">
          {isOnline ? (
            <>
              <p>NovaLink is not responding. This page retries automatically.</p>
              <button
                type="button"
                onClick={() => void connection.check()}
                className="min-h-8 font-semibold underline underline-offset-4"
              >
                Retry now
              </button>
            </>
          ) : (
            <p>You are offline. This page may be out of date, and changes cannot be saved.</p>
          )}
        </div>
      )}
    </div>
  );
};
