import { Building2, CircleUserRound, FileCheck, LogOut, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';
import { type Route, routes } from '#domain/routes';
import { usePlayerChoice } from '../../parts/account/play-choice';
import { useSession } from '../../platform/platform';
import { useSignOut } from '../../platform/session/use-sign-out';
import { DropDown } from '../../ui/drop-down';
import { admits } from '../routing/access';

const own: readonly (readonly [page: Route, icon: LucideIcon])[] = [
  [routes.Account, CircleUserRound],
  [routes.Company, Building2],
  [routes.Compliance, FileCheck],
];

/** The user's own pages, and sign-out. */
export const AccountMenu = () => {
  const session = useSession();
  const signOut = useSignOut();
  const { data: choice } = usePlayerChoice();
  const isPlayer = choice !== undefined && choice !== null && choice !== 'off';
  if (!session) return null;
  const item =
    'flex min-h-11 w-full items-center gap-2.5 rounded-lg px-2 text-left text-sm hover:bg-sunken lg:min-h-9';
  const icon = 'size-[1.125rem] shrink-0 text-muted';
  return (
    <DropDown
      edge="right"
      look="icon"
      label={`Your account, ${session.email}`}
      face={
        <span
          aria-hidden
          className="grid size-8 place-items-center rounded-full bg-primary text-sm font-semibold text-on-primary uppercase"
        >
          {session.email.slice(0, 1)}
        </span>
      }
    >
      <p className="truncate border-b border-line px-2 pt-1 pb-2 text-sm text-muted">{session.email}</p>
      <ul className="mt-2">
        {own
          .filter(([{ access }]) => admits(access, session.groups) || (isPlayer && access === 'players'))
          .map(([{ path, title }, Icon]) => (
            <li key={path}>
              <Link to={path} className={item}>
                <Icon aria-hidden className={icon} />
                {title}
              </Link>
            </li>
          ))}
        <li>
          <button type="button" className={item} onClick={() => void signOut()}>
            <LogOut aria-hidden className={icon} />
            Sign out
          </button>
        </li>
      </ul>
    </DropDown>
  );
};
