import { FileText, LogOut, Plus } from 'lucide-react';
import type { UserGroup } from '#domain/generated/types';
import { type Route, type RouteAccess, type RouteName, routes } from '#domain/routes';
import type { Command } from './palette/command';
import { themeTexts } from '../parts/theme/theme-labels';
import { type ThemeChoice, themeChoices } from '../platform/page/shown-theme';
import { admits } from './routing/access';
import { menuIcons } from './layouts/menu-icons';
import { menuSections } from './layouts/menu-sections';

/** The pages without parameters that a user with these groups can open, with the menu pages first. */
export const pageCommands = (groups: readonly UserGroup[]): readonly Command[] => [
  ...menuSections(groups).flatMap(({ title, items }) =>
    items.map(({ name, path, label }) => ({
      id: `page ${name}`,
      label,
      detail: title,
      icon: menuIcons[name],
      does: path,
    })),
  ),
  ...(Object.keys(routes) as RouteName[])
    .filter((name) => isFurther(routes[name]) && mayOpen(routes[name].access, groups))
    .sort((one, other) => Number(isText(routes[one])) - Number(isText(routes[other])))
    .map((name) => ({
      id: `page ${name}`,
      label: routes[name].title,
      icon: FileText,
      does: routes[name].path,
    })),
];

/** Pages that are not in the menu: the user's own pages and the text pages. */
const isFurther = ({ path, layout, menuHidden }: Route) =>
  !path.includes(':') && (isText({ layout }) || (layout === 'default' && menuHidden));
const isText = ({ layout }: Pick<Route, 'layout'>) => layout === 'docs';

/** Users without a group can open their application and the public pages. */
const mayOpen = (access: RouteAccess, groups: readonly UserGroup[]): boolean =>
  groups.length > 0 ? admits(access, groups) : access === 'signed-in' || access === 'public';

const themeLabels: Record<ThemeChoice, string> = {
  light: 'Use light theme',
  dark: 'Use dark theme',
  system: 'Use system theme',
};

interface ActionNeeds {
  readonly groups: readonly UserGroup[];
  readonly theme: ThemeChoice;
  readonly chooseTheme: (choice: ThemeChoice) => void;
  readonly signOut: () => void;
}

/** The actions that are available on every page. */
export const actionCommands = ({ groups, theme, chooseTheme, signOut }: ActionNeeds): readonly Command[] => [
  ...(groups.includes('PROVIDERS') ? [creation('game', routes.ProviderGames)] : []),
  ...(groups.includes('OPERATORS') ? [creation('casino', routes.OperatorCasinos)] : []),
  ...themeChoices
    .filter((choice) => choice !== theme)
    .map((choice) => ({
      id: `action theme ${choice}`,
      label: themeLabels[choice],
      keywords: 'switch appearance',
      icon: themeTexts[choice].icon,
      does: () => chooseTheme(choice),
    })),
  { id: 'action sign out', label: 'Sign out', keywords: 'log out', icon: LogOut, does: signOut },
];

const creation = (what: string, { path }: Route): Command => ({
  id: `action create ${what}`,
  label: `Create ${what}`,
  keywords: 'new add',
  icon: Plus,
  does: `${path}?create`,
});
