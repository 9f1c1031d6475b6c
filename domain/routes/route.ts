/**
 * The users who can open a route: see `docs/areas/access.md`. `players` are members of any group and casino users, who
 * have no group and chose to play.
 */
export type RouteAccess =
  | 'public'
  | 'signed-in'
  | 'any-group'
  | 'players'
  | 'admins'
  | 'operators'
  | 'providers'
  | 'brand-admins';
export type RouteLayout = 'landing' | 'default' | 'docs' | 'branddemo' | 'none';

export interface Route {
  readonly path: string;
  readonly layout: RouteLayout;
  /** The document title; the product name is appended. */
  readonly title: string;
  readonly menuHidden: boolean;
  /** The label in the menu; defaults to the title. */
  readonly menuLabel?: string;
  readonly access: RouteAccess;
}
