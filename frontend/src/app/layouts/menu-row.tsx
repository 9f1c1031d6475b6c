import { useLocation } from 'react-router-dom';
import { useSession } from '../../platform/platform';
import { DropDown } from '../../ui/drop-down';
import { MenuLinks } from './menu-links';
import { menuPages } from './menu-pages';

/** The menu beside the product's name: one line, whatever somebody may open. */
export const MenuRow = () => {
  const { own, further } = menuPages(useSession()?.groups ?? []);
  const { pathname } = useLocation();
  const isFurther = further.some(({ path }) => path.toLowerCase() === pathname.toLowerCase());
  return (
    <div className="flex items-center gap-1">
      <MenuLinks pages={own} look="row" />
      {further.length > 0 && (
        <DropDown
          key={pathname}
          edge="left"
          face="More"
          className={`font-medium ${isFurther ? 'bg-surface text-primary' : 'text-muted hover:text-text'}`}
        >
          <MenuLinks pages={further} look="panel" />
        </DropDown>
      )}
    </div>
  );
};
