import type { UserGroup } from '#domain/generated/types';
import { type Route, routes } from '#domain/routes';
import { homePath } from '../../platform/session/home-path';
import { admits } from '../access';

/** The pages of the menu that somebody of these groups may open: those around their home, and those of their other groups. */
export const menuPages = (groups: readonly UserGroup[]) => {
  const pages = Object.values<Route>(routes).filter(
    ({ layout, menuHidden, access }) => layout === 'default' && !menuHidden && admits(access, groups),
  );
  const home = pages.find(({ path }) => path === homePath(groups));
  const isOfHome = ({ access }: Route) => access === home?.access;
  return { own: pages.filter(isOfHome), further: pages.filter((page) => !isOfHome(page)) };
};
