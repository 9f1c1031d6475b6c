import { NavLink } from 'react-router-dom';
import { type Route, routes } from '#domain/routes';
import { useSession } from '../../platform/platform';
import { admits } from '../access';

const menu = Object.values<Route>(routes).filter(
  ({ layout, menuHidden }) => layout === 'default' && !menuHidden,
);

interface MenuLinksProps {
  readonly look: 'row' | 'column';
}

/** The pages of the menu that this person may open. */
export const MenuLinks = ({ look }: MenuLinksProps) => {
  const groups = useSession()?.groups ?? [];
  return (
    <ul className={look === 'row' ? 'flex flex-wrap gap-1' : 'grid gap-1'}>
      {menu
        .filter(({ access }) => admits(access, groups))
        .map(({ path, title }) => (
          <li key={path}>
            <NavLink
              to={path}
              end
              className="block whitespace-nowrap rounded-lg px-3 py-2.5 font-medium text-muted hover:bg-surface hover:text-text aria-[current=page]:bg-surface aria-[current=page]:text-primary"
            >
              {title}
            </NavLink>
          </li>
        ))}
    </ul>
  );
};
