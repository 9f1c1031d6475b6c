import { Suspense, useId } from 'react';
import { NavLink } from 'react-router-dom';
import { useSession } from '../../platform/platform';
import { menuCounts } from './menu-counts';
import { menuIcons } from './menu-icons';
import { type MenuItem, type MenuSection, menuSections } from './menu-sections';

/** The pages of the menu that the person may open, in a list for each role. */
export const MenuList = () => {
  const groups = useSession()?.groups ?? [];
  return menuSections(groups).map((section) => <Section key={section.title} section={section} />);
};

const Section = ({ section: { title, items } }: { readonly section: MenuSection }) => {
  const heading = useId();
  return (
    <div className="mb-4">
      <p
        id={heading}
        className="flex h-8 items-center px-2.5 text-xs font-semibold whitespace-nowrap text-muted rail:opacity-0"
      >
        {title}
      </p>
      <ul aria-labelledby={heading} className="grid gap-0.5">
        {items.map((item) => (
          <Item key={item.path} item={item} />
        ))}
      </ul>
    </div>
  );
};

const Item = ({ item: { name, path, label } }: { readonly item: MenuItem }) => {
  const Icon = menuIcons[name];
  const Count = menuCounts[name];
  return (
    <li>
      <NavLink
        to={path}
        end
        className="flex min-h-11 items-center gap-2.5 rounded-lg px-2.5 text-sm font-medium whitespace-nowrap text-muted hover:bg-surface hover:text-text aria-[current=page]:bg-surface aria-[current=page]:text-text aria-[current=page]:shadow-xs lg:min-h-9"
      >
        <Icon aria-hidden className="size-[1.125rem] shrink-0" />
        <span>{label}</span>
        {Count && (
          <Suspense>
            <Count />
          </Suspense>
        )}
      </NavLink>
    </li>
  );
};
