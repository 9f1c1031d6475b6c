import { sameOriginPath } from '#domain/same-origin-path';

/** The path of `?next=`, if it stays on this site. The pages that sign people in are no place to arrive at. */
export const nextPath = (next: string | null): string | undefined => {
  const path = sameOriginPath(next);
  return path === undefined || /^\/(login|signup)\/*($|[?#])/i.test(path) ? undefined : path;
};
