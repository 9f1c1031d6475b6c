import { Link } from 'react-router-dom';
import { useSession } from '../../platform/platform';
import { homePath } from '../../platform/session/home-path';
import { BrandMark } from '../../ui/brand';
import { MenuList } from './menu-list';

interface SidebarProps {
  /** Shows only icons until the sidebar has the pointer or the keyboard focus. */
  readonly collapsed: boolean;
}

/** The menu from the `lg` breakpoint on: at the left edge of every page. */
export const Sidebar = ({ collapsed }: SidebarProps) => {
  const groups = useSession()?.groups ?? [];
  return (
    <div
      className={`sticky top-0 z-40 hidden h-dvh shrink-0 lg:block print:hidden ${collapsed ? 'w-14' : 'w-60'}`}
    >
      <nav
        aria-label="Main"
        data-rail={collapsed || undefined}
        className="group/menu flex h-full w-60 flex-col overflow-hidden border-r border-line bg-header transition-[width] duration-150 rail:w-14 rail:delay-150 data-rail:hover:shadow-xl"
      >
        <Link
          to={homePath(groups)}
          aria-label="NovaLink home page"
          className="flex h-14 shrink-0 items-center gap-2.5 border-b border-line px-3 font-bold tracking-tight text-heading"
        >
          <BrandMark className="size-8 shrink-0" />
          <span className="rail:opacity-0">NovaLink</span>
        </Link>
        <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto p-2">
          <MenuList />
        </div>
      </nav>
    </div>
  );
};
