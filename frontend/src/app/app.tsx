import { type ReactNode, StrictMode, useEffect } from 'react';
import { announceTakeover } from '../platform/page/early-events';
import { type Platform, PlatformContext } from '../platform/platform';

interface AppProps {
  readonly platform: Platform;
  /** The router with its pages. */
  readonly children: ReactNode;
}

/** The whole site, in the browser and at prerendering. */
export const App = ({ platform, children }: AppProps) => {
  useEffect(announceTakeover, []);
  return (
    <StrictMode>
      <PlatformContext.Provider value={platform}>{children}</PlatformContext.Provider>
    </StrictMode>
  );
};
