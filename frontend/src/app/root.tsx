import { useEffect } from 'react';
import { Outlet, useMatches, useNavigation } from 'react-router-dom';
import { useNamedTab } from '../platform/page/tab-title';
import { ConnectionBar } from './connection-bar';
import { routeTitle, titled } from './routing/page-title';
import type { RouteHandle } from './routing/route-handle';
import { ScrollMemory } from './routing/scroll-memory';

/** The root of all pages: document title, scroll position, and a progress indicator for navigations. */
export const Root = () => {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const named = useNamedTab();
  const title = named === undefined ? routeTitle(handle) : titled(named);
  useEffect(() => {
    document.title = title;
  }, [title]);
  const { state } = useNavigation();
  return (
    <>
      <div
        aria-hidden
        className={`fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-accent transition-transform duration-700 [[data-waiting]_&]:scale-x-75 ${state === 'idle' ? 'scale-x-0' : 'scale-x-75'}`}
      />
      <Outlet />
      <ConnectionBar />
      <ScrollMemory />
    </>
  );
};
