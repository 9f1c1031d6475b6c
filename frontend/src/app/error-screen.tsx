import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { routes } from '#domain/routes';
import { ErrorPage } from '../features/errors/error-page';
import { Refused } from '../platform/api/errors';
import { isMissingCode } from '../platform/api/refusal-kinds';
import { useHydrated } from '../platform/page/use-hydrated';
import { useSession } from '../platform/platform';
import { ButtonLink } from '../ui/button';
import { admits } from './routing/access';
import { layouts } from './routing/layouts';
import { PageNotFound } from './routing/page-not-found';
import { notFoundTitle, titled } from './routing/page-title';
import * as messages from './messages';

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
  useEffect(() => {
    document.title = known ? notFoundTitle : titled(messages.internalServerError);
    if (!known) console.error(fault);
  }, [known, fault]);
  const Frame = session ? SignedInFrame : PublicFrame;
  return (
    <Suspense>
      <Frame>
        {known ? (
          <MissingPage>
            {fault instanceof Refused && admits(catalogue.access, session?.groups ?? []) && (
              <ButtonLink to={catalogue.path} look="quiet">
                {messages.seeGameCatalogue}
              </ButtonLink>
            )}
          </MissingPage>
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

/**
 * The URL is rendered after hydration, and in this component, so that the layout around it does not change.
 */
const MissingPage = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  const message = useHydrated() ? messages.pageNotFound(pathname) : roomForAddress;
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
