import type { MiddlewareNeeds } from './middleware-needs';

/** The requested path with query and fragment, for `next`. Requests have no fragment, so it is read from `heading`. */
export const requestedPath = ({ url }: Pick<Request, 'url'>, heading: MiddlewareNeeds['heading']): string => {
  const { pathname, search } = new URL(url);
  const [path = '', ...fragment] = heading().split('#');
  return path === pathname + search ? [path, ...fragment].join('#') : pathname + search;
};
