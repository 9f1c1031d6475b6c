import { PanelLeft } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { BreadcrumbsPlace } from '../../ui/breadcrumbs';
import { usePainted } from '../../platform/page/use-painted';
import { AccountMenu } from './account-menu';
import { MenuDrawer } from './menu-drawer';
import { SearchSlot } from './search-slot';
import { ThemeSwitch } from './theme-switch';

const NotificationBell = lazy(async () => ({
  default: (await import('../../account/notifications/notification-bell')).NotificationBell,
}));

const bellPlace = <span className="size-11 shrink-0 lg:size-9" />;

interface TopBarProps {
  readonly collapsed: boolean;
  readonly onToggle: () => void;
}

/** The top bar of all signed-in pages: menu button, search, theme, notifications and account. */
export const TopBar = ({ collapsed, onToggle }: TopBarProps) => {
  const { pathname } = useLocation();
  const painted = usePainted();
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b border-line bg-header px-4 sm:gap-2 lg:pl-3 print:hidden">
      <MenuDrawer key={`drawer ${pathname}`} />
      <button
        type="button"
        aria-label={collapsed ? 'Expand the menu' : 'Collapse the menu'}
        onClick={onToggle}
        className="hidden size-9 shrink-0 place-items-center rounded-lg text-muted hover:bg-surface hover:text-text lg:grid"
      >
        <PanelLeft aria-hidden className="size-[1.125rem]" />
      </button>
      <BreadcrumbsPlace className="min-w-0 flex-1" />
      <SearchSlot />
      <ThemeSwitch />
      <Suspense fallback={bellPlace}>{painted ? <NotificationBell /> : bellPlace}</Suspense>
      <AccountMenu key={`account ${pathname}`} />
    </header>
  );
};
