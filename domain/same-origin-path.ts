/**
 * The path if it stays on this site, otherwise undefined. For `?next=` and redirects of the build manifest,
 * which can contain untrusted text. Rejects `//host`, `/\host`, schemes, control characters and white space,
 * because browsers interpret some of them as another host.
 */
export const sameOriginPath = (candidate: string | null | undefined): string | undefined => {
  if (!candidate?.startsWith('/') || candidate.length > 2000) return undefined;
  if (/^\/[/\\]/.test(candidate) || /[\\\s\p{Cc}]/u.test(candidate)) return undefined;
  const base = 'https://site.invalid';
  const url = parsed(candidate, base);
  if (url?.origin !== base || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
};

const parsed = (candidate: string, base: string): URL | undefined => {
  try {
    return new URL(candidate, base);
  } catch {
    return undefined;
  }
};
