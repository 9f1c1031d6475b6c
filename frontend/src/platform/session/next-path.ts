import { sameOriginPath } from '#domain/same-origin-path';

/** The path in `?next=`, if it stays on this site and is not a sign-in page. */
export const nextPath = (next: string | null): string | undefined => {
  const path = sameOriginPath(next);
  return path === undefined || /^\/(login|signup)\/*($|[?#])/i.test(path) ? undefined : path;
};
