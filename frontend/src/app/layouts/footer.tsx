import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';

/** Under every page but the forms of sign-in: what this is, and the texts that bind. */
export const Footer = () => (
  <footer className="mt-auto border-t border-line">
    <div className="mx-auto flex w-full max-w-(--footer-width,72rem) flex-wrap items-center justify-between gap-x-8 gap-y-3 px-4 py-5 text-sm text-muted sm:px-8">
      <p>18+ · Demo platform – no licence, coins have no value and cannot be bought.</p>
      <nav aria-label="Legal" className="flex gap-6">
        <Link className="hover:text-text hover:underline" to={routes['Terms of Service'].path}>
          Terms of Service
        </Link>
        <Link className="hover:text-text hover:underline" to={routes['Privacy Policy'].path}>
          Privacy Policy
        </Link>
      </nav>
    </div>
  </footer>
);
