import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { homePath } from '../../platform/session/home-path';
import { useKeptSession } from '../../platform/session/use-kept-session';
import { Brand } from '../../ui/brand';
import { ButtonLink } from '../../ui/button';
import { ThemeSwitch } from './theme-switch';

/** The header of public pages. */
export const PublicHeader = () => (
  <header className="border-b border-line bg-header">
    <div className="mx-auto flex w-full max-w-6xl items-center justify-between gap-1 px-4 py-3 sm:px-8">
      <Link
        to="/"
        aria-label="NovaLink home page"
        className="flex max-[25rem]:w-8 max-[25rem]:overflow-hidden"
      >
        <Brand />
      </Link>
      <div className="ml-auto">
        <ThemeSwitch />
      </div>
      <AccountLinks />
    </div>
  </header>
);

const AccountLinks = () => {
  const session = useKeptSession();
  return (
    <nav aria-label="Account" className="flex items-center gap-1 sm:gap-3">
      {session ? (
        <ButtonLink to={homePath(session.groups)} className="px-3 whitespace-nowrap sm:px-4">
          {session.groups.length === 0 ? 'Your application' : 'Your dashboard'}
        </ButtonLink>
      ) : (
        <>
          <ButtonLink look="plain" to={routes.login.path} className="px-2 whitespace-nowrap sm:px-4">
            Sign in
          </ButtonLink>
          <ButtonLink to={routes.signup.path} className="px-3 whitespace-nowrap sm:px-4">
            <span className="sm:hidden">Sign up</span>
            <span className="hidden sm:inline">Create account</span>
          </ButtonLink>
        </>
      )}
    </nav>
  );
};
