import { Suspense, useId, type ComponentType, lazy } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { usePainted } from '../../platform/page/use-painted';
import { useSession } from '../../platform/platform';
import { menuIcons } from './menu-icons';
import { currentItem, type MenuItem, type MenuSection, menuSections, type MenuRoute } from './menu-sections';

/** The menu pages that the user can open, in one list for each role. */
export const MenuList = () => {
  const sections = menuSections(useSession()?.groups ?? []);
  const current = currentItem(sections, useLocation().pathname);
  return sections.map((section) => <Section key={section.title} section={section} current={current} />);
};

interface SectionProps {
  readonly section: MenuSection;
  readonly current: MenuItem | undefined;
}

const Section = ({ section: { title, items }, current }: SectionProps) => {
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
          <Item key={item.path} item={item} isCurrent={item.path === current?.path} />
        ))}
      </ul>
    </div>
  );
};

interface ItemProps {
  readonly item: MenuItem;
  readonly isCurrent: boolean;
}

const Item = ({ item: { name, path, label }, isCurrent }: ItemProps) => {
  const painted = usePainted();
  const Icon = menuIcons[name];
  const Count = menuCounts[name];
  return (
    <li>
      <Link
        to={path}
        aria-current={isCurrent ? 'page' : undefined}
        className="relative flex min-h-11 items-center overflow-hidden gap-2.5 rounded-lg px-2.5 text-sm font-medium whitespace-nowrap text-muted hover:bg-surface hover:text-text aria-[current=page]:bg-surface aria-[current=page]:text-text aria-[current=page]:shadow-xs dark:aria-[current=page]:bg-line lg:min-h-9 rail:w-10"
      >
        <Icon aria-hidden className="size-[1.125rem] shrink-0" />
        <span className="rail:opacity-0">{label}</span>
        {Count && painted && (
          <Suspense>
            <Count />
          </Suspense>
        )}
      </Link>
    </li>
  );
};

const counts = () => import('./waiting-counts');
const ReviewCount = lazy(async () => ({ default: (await counts()).ReviewCount }));
const SupportCount = lazy(async () => ({ default: (await counts()).SupportCount }));

/** The number of open items of a menu page; fetched for users who may open the page. */
const menuCounts: Partial<Record<MenuRoute, ComponentType>> = {
  AdminReview: ReviewCount,
  AdminSupport: SupportCount,
};
