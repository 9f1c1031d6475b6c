import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { supportAddress } from '../../platform/page/support-address';
import { useHydrated } from '../../platform/page/use-hydrated';
import { ButtonLink } from '../../ui/button';

interface ErrorPageProps {
  readonly status?: number;
  readonly statusMessage?: string | undefined;
  /** Instead of the error of a server: what could not be loaded, and how to try again. */
  readonly lost?:
    | { readonly title: string; readonly text: string | undefined; readonly retry: ReactNode }
    | undefined;
  /** Further links. */
  readonly children?: ReactNode;
}

/** Status code, message and description, and a link to the home page. */
export const ErrorPage = ({ status = 500, statusMessage, lost, children }: ErrorPageProps) => {
  const missing = status === 404;
  const title = lost?.title ?? (missing ? 'Page Not Found' : 'Internal Server Error');
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col items-center px-6 py-20 text-center sm:py-28">
      <svg viewBox="0 0 200 90" aria-hidden className="h-28 text-edge">
        <path
          d="M20 70 70 20l50 50"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M120 70 180 20"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeDasharray="2 9"
          strokeLinecap="round"
        />
        <circle cx="20" cy="70" r="8" fill="#6f9bff" />
        <circle cx="70" cy="20" r="6" fill="currentColor" />
        <circle cx="120" cy="70" r="6" fill="currentColor" />
        <circle cx="180" cy="20" r="9" className="fill-button" />
      </svg>
      {!lost && <p className="mt-6 text-6xl font-bold text-heading">{status}</p>}
      <h1 className="mt-2 text-2xl font-semibold text-heading">{title}</h1>
      {statusMessage !== undefined && statusMessage !== '' && (
        <p data-app="near" className="mt-3 break-all text-muted">
          {statusMessage}
        </p>
      )}
      <p className="mt-3 text-muted">
        {lost?.text ??
          (missing
            ? 'Check the address. The page may not exist, or your account may not have access to it.'
            : 'Something went wrong. Your saved work is safe. Try again.')}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/">Go to the home page</ButtonLink>
        {children}
        {lost?.retry}
        {!missing && !lost && (
          <ButtonLink to="." reloadDocument look="quiet">
            Try again
          </ButtonLink>
        )}
      </div>
      <SupportLine />
    </div>
  );
};

/** Prefilled values are only known in the browser, because the same prerendered page is used for every URL. */
const SupportLine = () => {
  const { pathname } = useLocation();
  const about = useHydrated() ? pathname : undefined;
  return (
    <p className="mt-8 text-muted">
      Need help?{' '}
      <Link to={supportAddress('PROBLEM', about)} className="underline underline-offset-4">
        Contact support
      </Link>
    </p>
  );
};
