import { ChevronDown, CircleUserRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type Route, routes } from '#domain/routes';
import { useSession } from '../../platform/platform';
import { useSignOut } from '../../platform/use-sign-out';
import { admits } from '../access';

const own: readonly Route[] = [routes.Account, routes.Company, routes.Compliance];

/** The person's own pages, and the way out. */
export const AccountMenu = () => {
  const session = useSession();
  const signOut = useSignOut();
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: Event) => {
      if (event.target instanceof Node && frame.current?.contains(event.target) !== true) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      frame.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', escape);
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('keydown', escape);
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, [open]);
  if (!session) return null;
  const item = 'block w-full rounded-lg px-3 py-2.5 text-left hover:bg-sunken';
  return (
    <div ref={frame} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-label={`Your account, ${session.email}`}
        onClick={() => setOpen(!open)}
        className="flex min-h-11 max-w-full items-center gap-2 rounded-lg px-2 hover:bg-surface sm:px-3"
      >
        <CircleUserRound aria-hidden className="size-6 shrink-0" />
        <span className="hidden max-w-56 truncate sm:inline">{session.email}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0" />
      </button>
      {open && (
        <div className="absolute right-0 mt-2 w-64 rounded-xl border border-line bg-surface p-2 shadow-xl">
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
        </div>
      )}
    </div>
  );
};
