import type { UserGroup } from '#domain/generated/types';
import { type Route, type RouteAccess, type RouteName, routes } from '#domain/routes';
import { homePath } from '../../platform/session/home-path';
import { admits } from '../routing/access';

/** The routes in the menu. */
export type MenuRoute = {
  [Name in RouteName]: (typeof routes)[Name] extends { layout: 'default'; menuHidden: false } ? Name : never;
}[RouteName];

export interface MenuItem {
  readonly name: MenuRoute;
  readonly path: string;
  readonly label: string;
}

export interface MenuSection {
  readonly title: string;
  readonly items: readonly MenuItem[];
}

const sectionTitles: Partial<Record<RouteAccess, string>> = {
  admins: 'Admin',
  providers: 'Provider',
  operators: 'Operator',
};

/**
 * The pages that a user with these groups can open, by role. The section of the user's home page comes first.
 */
export const menuSections = (groups: readonly UserGroup[]): readonly MenuSection[] => {
  const sections = Object.entries(sectionTitles).flatMap(([access, title]) => {
    const items = menuRoutes.filter((name) => routes[name].access === access && admits(access, groups));
    return items.length > 0 ? [{ title, items: items.map(menuItem) }] : [];
  });
  const isHome = ({ items }: MenuSection) => items.some(({ path }) => path === homePath(groups));
  return [...sections.filter(isHome), ...sections.filter((section) => !isHome(section))];
};

/** The menu page that is open, or that contains the open page. */
export const currentItem = (sections: readonly MenuSection[], pathname: string): MenuItem | undefined =>
  sections
    .flatMap(({ items }) => items)
    .filter(({ path }) => `${pathname}/`.toLowerCase().startsWith(`${path}/`.toLowerCase()))
    .sort((one, other) => other.path.length - one.path.length)[0];

const menuItem = (name: MenuRoute): MenuItem => {
  const { path, title, menuLabel }: Route = routes[name];
  return { name, path, label: menuLabel ?? title };
};

const isMenuRoute = (name: RouteName): name is MenuRoute =>
  routes[name].layout === 'default' && !routes[name].menuHidden;

const menuRoutes = (Object.keys(routes) as RouteName[]).filter(isMenuRoute);
