import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import type { ShownBrand } from '../../parts/brand/read-brand';
import { brandPath } from '../../parts/brand/brand-context';

const link = 'rounded hover:text-text hover:underline';

/** The footer of all pages of a brand: coins have no value, the minimum age, and links to help. */
export const BrandFooter = ({ brand }: { readonly brand: ShownBrand | undefined }) => (
  <footer className="mt-auto border-t border-line bg-header">
    <div className="mx-auto grid w-full max-w-(--page-width) grid-cols-1 gap-4 px-4 py-7 text-sm break-words text-muted sm:px-8">
      <p className="flex items-center gap-3 text-base text-text">
        <span
          aria-hidden
          className="grid size-10 shrink-0 place-items-center rounded-full border-2 border-accent text-sm font-bold text-accent"
        >
          {brand?.minAge ?? 18}+
        </span>
        <span>
          <span className="sr-only">Minimum age: {brand?.minAge ?? 18} years. </span>
          Demo – no licence, coins have no value
        </span>
      </p>
      <p className="max-w-2xl">
        Coins cannot be bought, exchanged for money or redeemed. If playing stops being fun, set limits, take
        a break or exclude yourself in your account. All apply immediately.
      </p>
      <nav aria-label="Help and terms" className="flex flex-wrap gap-x-6 gap-y-2">
        {brand && (
          <Link className={link} to={`${brandPath('BrandAccount', brand.id)}#limits`}>
            Limits and self-exclusion
          </Link>
        )}
        <Link className={link} to={routes['Terms of Service'].path}>
          Terms of Service
        </Link>
        <Link className={link} to={routes['Privacy Policy'].path}>
          Privacy Policy
        </Link>
        <Link className={link} to={routes.Support.path}>
          {routes.Support.title}
        </Link>
      </nav>
      {brand && (
        <p>
          {brand.casinoName === brand.name
            ? `${brand.name} is operated by ${brand.companyName}, on NovaLink.`
            : `${brand.name} is operated by ${brand.companyName} as part of ${brand.casinoName}, on NovaLink.`}
        </p>
      )}
    </div>
  </footer>
);
