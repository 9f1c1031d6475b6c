import { StrictMode, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { PlatformContext } from '../platform/platform';
import { startSite } from './site';

/** The whole site. */
export const App = () => {
  const [{ platform, router }] = useState(startSite);
  return (
    <StrictMode>
      <PlatformContext.Provider value={platform}>
        <RouterProvider router={router} />
      </PlatformContext.Provider>
    </StrictMode>
  );
};
