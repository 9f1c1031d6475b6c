import { NavLink } from 'react-router-dom';
import type { Route } from '#domain/routes';

interface MenuLinksProps {
  readonly pages: readonly Route[];
  /** Beside the product's name, below each other in the drawer, or on a panel. */
  readonly look: keyof typeof shown;
}

const shown = {
  row: 'hover:bg-surface aria-[current=page]:bg-surface',
  column: 'hover:bg-surface aria-[current=page]:bg-surface',
  panel: 'hover:bg-sunken aria-[current=page]:bg-sunken',
} as const;

export const MenuLinks = ({ pages, look }: MenuLinksProps) => (
  <ul className={look === 'row' ? 'flex gap-1' : 'grid gap-1'}>
    {pages.map(({ path, title, menuLabel }) => (
      <li key={path}>
        <NavLink
          to={path}
          end
          className={`block rounded-lg px-3 py-2.5 font-medium whitespace-nowrap text-muted hover:text-text aria-[current=page]:text-primary ${shown[look]}`}
        >
          {menuLabel ?? title}
        </NavLink>
      </li>
    ))}
  </ul>
);
