import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { TabLinks } from './tab-links';

export interface Tab {
  /** Its value of `tab` in the address. */
  readonly id: string;
  readonly label: string;
  /** How many things it holds, when that is known. */
  readonly count?: number | undefined;
  readonly content: () => ReactNode;
}

interface TabsProps {
  /** What the tabs are parts of, for screen readers. */
  readonly label: string;
  readonly tabs: readonly [Tab, ...Tab[]];
  /** The one that an address without a tab asks for by other means; the first, unless given. */
  readonly fallback?: string | undefined;
}

/**
 * Parts of a page, one at a time. The address names the part, so that it can be shared; the first one needs no name, and
 * is shown for a name that is unknown.
 */
export const Tabs = ({ label, tabs, fallback }: TabsProps) => {
  const [search] = useSearchParams();
  const [first] = tabs;
  const asked = search.get('tab') ?? fallback;
  const open = tabs.find(({ id }) => id === asked) ?? first;
  return (
    <div className="grid grid-cols-1 gap-6">
      <TabLinks
        label={label}
        open={open.id}
        tabs={tabs.map((tab) => ({ ...tab, to: { search: tab === first ? '' : `?tab=${tab.id}` } }))}
      />
      <div key={open.id} className="grid grid-cols-1 gap-6">
        {open.content()}
      </div>
    </div>
  );
};

interface TabLinkProps {
  /** Another tab of this page than the first. */
  readonly tab: string;
  readonly children: ReactNode;
}

/** A link to another tab of the page. */
export const TabLink = ({ tab, children }: TabLinkProps) => (
  <Link to={{ search: `?tab=${tab}` }} preventScrollReset className="text-secondary underline">
    {children}
  </Link>
);
