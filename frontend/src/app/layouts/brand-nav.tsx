import { NavLink } from 'react-router-dom';
import { brandPath } from '../../parts/brand/brand-context';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { manages } from '../../parts/brand/brand-permissions';
import { useSession } from '../../platform/platform';

const pages = [
  ['BrandDemo', 'Lobby'],
  ['Tourneys', 'Tournaments'],
  ['Coins', 'Coins'],
  ['BrandAccount', 'Account'],
] as const;
const managersPages = [
  ['BrandDashboardDemo', 'Dashboard'],
  ['BrandUserManagement', 'Players'],
  ['Promotions', 'Promotions'],
] as const;

/** The pages of a brand that the user can open; on narrow screens below the name of the brand. */
export const BrandNav = ({ brand }: { readonly brand: ShownBrand }) => {
  const session = useSession();
  const shown = manages(brand, session) ? [...pages, ...managersPages] : pages;
  return (
    <nav aria-label={brand.name} className="order-last w-full md:order-none md:mr-auto md:ml-4 md:w-auto">
      <ul className="-mx-1 flex overflow-x-auto whitespace-nowrap md:gap-1">
        {shown.map(([page, title]) => (
          <li key={page} className="max-md:grow">
            <NavLink
              to={brandPath(page, brand.id)}
              end
              className="block border-b-2 border-transparent px-2 py-2.5 text-center font-medium text-muted hover:text-text aria-[current=page]:border-accent aria-[current=page]:text-text md:px-3"
            >
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};
