import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { TabLinks } from './tab-links';

export interface Tab {
  /** The value of `tab` in the URL. */
  readonly id: string;
  readonly label: string;
  /** The number of items in the tab, if it is known. */
  readonly count?: number | undefined;
  readonly content: () => ReactNode;
}

interface TabsProps {
  /** The name of the tab list for screen readers. */
  readonly label: string;
  readonly tabs: readonly [Tab, ...Tab[]];
  /** The tab for a URL without `tab`; default: the first tab. */
  readonly fallback?: string | undefined;
}

/**
 * Parts of a page, of which one is open. The URL contains the id of the open tab, so that it can be shared.
 * The first tab is the default, also for an unknown id.
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
  /** The id of a tab other than the first. */
  readonly tab: string;
  readonly children: ReactNode;
}

/** A link to another tab of the page. */
export const TabLink = ({ tab, children }: TabLinkProps) => (
  <Link to={{ search: `?tab=${tab}` }} preventScrollReset className="text-secondary underline">
    {children}
  </Link>
);
