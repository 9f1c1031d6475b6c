import { lazy, Suspense, useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { refusalKinds } from '#domain/refusal-codes';
import { routes } from '#domain/routes';
import { ErrorPage } from '../features/errors/error-page';
import { Refused } from '../platform/api/faults';
import { useSession } from '../platform/platform';
import { ButtonLink } from '../ui/button';
import { admits } from './access';
import { layouts } from './layouts';
import { PageNotFound } from './page-not-found';

const SignedInFrame = lazy(async () => ({ default: await layouts.default() }));
const PublicFrame = lazy(async () => ({ default: await layouts.landing() }));
const catalogue = routes.OperatorGames;

/** Every error of a navigation or of a page, inside the frame that the person knows. */
export const ErrorScreen = () => {
  const { pathname } = useLocation();
  const fault = useRouteError();
  const session = useSession();
  const known = isMissing(fault);
  useEffect(() => {
    document.title = `${known ? 'Page Not Found' : 'Internal Server Error'} – NovaLink`;
    if (!known) console.error(fault);
  }, [known, fault]);
  const Frame = session ? SignedInFrame : PublicFrame;
  return (
    <Suspense>
      <Frame>
        {known ? (
          <ErrorPage status={404} statusMessage={`Page Not Found: ${pathname}`}>
            {fault instanceof Refused && admits(catalogue.access, session?.groups ?? []) && (
              <ButtonLink to={catalogue.path} look="quiet">
                See the game catalogue
              </ButtonLink>
            )}
          </ErrorPage>
        ) : (
          <ErrorPage
            status={isRouteErrorResponse(fault) ? fault.status : 500}
            statusMessage={isRouteErrorResponse(fault) ? fault.statusText : undefined}
          />
        )}
      </Frame>
    </Suspense>
  );
};

const isMissing = (fault: unknown): boolean =>
  fault instanceof PageNotFound ||
  (fault instanceof Refused && refusalKinds[fault.code] === 'missing') ||
  (isRouteErrorResponse(fault) && fault.status === 404);
