import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';

const linked = [
  'About Us',
  'Proof',
  'PublicAudit',
  'Api',
  'Terms of Service',
  'Privacy Policy',
  'Support',
] as const;

/** The footer of all pages except sign-in: what NovaLink is, and links to the public pages. */
export const Footer = () => (
  <footer className="mt-auto border-t border-line">
    <div className="mx-auto flex w-full max-w-(--footer-width,72rem) flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-5 text-sm text-muted sm:px-8">
      <p>18+ · Demo platform – no licence, coins have no value and cannot be bought.</p>
      <nav aria-label="About NovaLink" className="flex flex-wrap gap-x-6 gap-y-2">
        {linked.map((name) => (
          <Link key={name} className="hover:text-text hover:underline" to={routes[name].path}>
            {routes[name].title}
          </Link>
        ))}
      </nav>
    </div>
  </footer>
);
