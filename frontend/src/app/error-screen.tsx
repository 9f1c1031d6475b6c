import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { routes } from '#domain/routes';
import { ErrorPage } from './errors/error-page';
import { Refused } from '../platform/api/errors';
import { isMissingCode } from '../platform/api/refusal-kinds';
import { useHydrated } from '../platform/page/use-hydrated';
import { usePlatform, useSession } from '../platform/platform';
import { type ChunkLost, lostChunk } from '../platform/build/chunk-recovery';
import { Button, ButtonLink } from '../ui/button';
import { admits } from './routing/access';
import { layouts } from './routing/layouts';
import { PageNotFound } from './routing/page-not-found';
import { notFoundTitle, titled } from './routing/page-title';

const SignedInFrame = lazy(async () => ({ default: await layouts.default() }));
const PublicFrame = lazy(async () => ({ default: await layouts.landing() }));
const catalogue = routes.OperatorGames;
/** One empty line, because the same prerendered page is used for every URL. */
const roomForAddress = '\u00a0';

/** Shows every error of a navigation or of a page, inside the usual layout. */
export const ErrorScreen = () => {
  const fault = useRouteError();
  const session = useSession();
  const known = isMissing(fault);
  const lost = lostTexts(lostChunk(fault));
  const title = lost?.title ?? 'Internal Server Error';
  useEffect(() => {
    document.title = known ? notFoundTitle : titled(title);
    if (!known) console.error(fault);
  }, [known, fault, title]);
  const Frame = session ? SignedInFrame : PublicFrame;
  return (
    <Suspense>
      <Frame>
        {known ? (
          <MissingPage>
            {fault instanceof Refused && admits(catalogue.access, session?.groups ?? []) && (
              <ButtonLink to={catalogue.path} look="quiet">
                See the game catalogue
              </ButtonLink>
            )}
          </MissingPage>
        ) : (
          <ErrorPage
            lost={lost}
            status={isRouteErrorResponse(fault) ? fault.status : 500}
            statusMessage={isRouteErrorResponse(fault) ? fault.statusText : undefined}
          />
        )}
      </Frame>
    </Suspense>
  );
};

const lostTexts = (lost: ChunkLost | undefined) =>
  lost && {
    title: lost.isOffline ? 'You are offline' : 'The page could not be loaded',
    text: lost.isOffline ? 'Your coins are safe.' : undefined,
    retry: <Retry />,
  };

/** Reloads the page once the server responds. Reloading earlier would show the browser's own error page. */
const Retry = () => {
  const { connection } = usePlatform();
  const load = (isReachable: boolean) => {
    if (isReachable) location.reload();
  };
  useEffect(() => connection.watch(() => load(connection.isReachable())));
  return (
    <Button look="quiet" onClick={() => void connection.check().then(load)}>
      Try again
    </Button>
  );
};

/**
 * The URL is rendered after hydration, and in this component, so that the layout around it does not change.
 */
const MissingPage = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  const message = useHydrated() ? `Page Not Found: ${pathname}` : roomForAddress;
  return (
    <ErrorPage status={404} statusMessage={message}>
      {children}
    </ErrorPage>
  );
};

const isMissing = (error: unknown): boolean =>
  error instanceof PageNotFound ||
  (error instanceof Refused && isMissingCode(error)) ||
  (isRouteErrorResponse(error) && error.status === 404);
