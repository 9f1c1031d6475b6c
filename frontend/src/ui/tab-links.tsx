import { Link, type To } from 'react-router-dom';

export interface TabLink {
  readonly id: string;
  readonly label: string;
  /** How many things it holds, when that is known. */
  readonly count?: number | undefined;
  readonly to: To;
  /** Changes how it is laid out, such as where there is no room for it. */
  readonly className?: string | undefined;
}

interface TabLinksProps {
  /** What the tabs are parts of, for screen readers. */
  readonly label: string;
  readonly tabs: readonly TabLink[];
  /** The id of the open one. */
  readonly open: string;
  readonly className?: string;
}

/** The row of links that leads to the parts of a page. */
export const TabLinks = ({ label, tabs, open, className = '' }: TabLinksProps) => (
  <nav aria-label={label} className={`overflow-x-auto border-b border-line ${className}`}>
    <ul className="flex min-w-max gap-1">
      {tabs.map(({ id, label: text, count, to, className: shape }) => (
        <li key={id} className={shape}>
          <Link
            to={to}
            preventScrollReset
            aria-current={id === open ? 'page' : undefined}
            className={`-mb-px flex min-h-11 items-center gap-2 border-b-2 px-3 text-sm font-medium ${
              id === open ? 'border-accent text-text' : 'border-transparent text-muted hover:text-text'
            }`}
          >
            {text}
            {count !== undefined && (
              <span className="rounded-full bg-sunken px-2 text-xs text-muted tabular-nums">{count}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
