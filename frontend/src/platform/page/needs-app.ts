/**
 * Whether a link needs the app: it leads to this page with parameters, such as one that opens a game on a sheet. Other
 * links work without the app.
 */
export const needsApp = ({ pathname, search }: HTMLAnchorElement): boolean =>
  pathname === location.pathname && search !== '';
