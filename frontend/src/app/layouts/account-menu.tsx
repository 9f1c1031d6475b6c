import { CircleUserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Route, routes } from '#domain/routes';
import { useSession } from '../../platform/platform';
import { useSignOut } from '../../platform/session/use-sign-out';
import { DropDown } from '../../ui/drop-down';
import { admits } from '../access';

const own: readonly Route[] = [routes.Account, routes.Company, routes.Compliance];

/** The person's own pages, and the way out. */
export const AccountMenu = () => {
  const session = useSession();
  const signOut = useSignOut();
  if (!session) return null;
  const item = 'block w-full rounded-lg px-3 py-2.5 text-left hover:bg-sunken';
  return (
    <DropDown
      edge="right"
      label={`Your account, ${session.email}`}
      face={
        <>
          <CircleUserRound aria-hidden className="size-6 shrink-0" />
          <span className="hidden max-w-56 truncate sm:inline">{session.email}</span>
        </>
      }
    >
      <p className="truncate border-b border-line px-3 pb-2 text-sm text-muted">{session.email}</p>
      <ul className="mt-2">
        {own
          .filter(({ access }) => admits(access, session.groups))
          .map(({ path, title }) => (
            <li key={path}>
              <Link to={path} className={item}>
                {title}
              </Link>
            </li>
          ))}
        <li>
          <button type="button" className={item} onClick={() => void signOut()}>
            Sign out
          </button>
        </li>
      </ul>
    </DropDown>
  );
};
