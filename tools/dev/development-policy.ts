/**
 * The site's content security policy plus the minimum that Vite's development mode needs:
 * - inline scripts of the page (React Refresh) run if they have the nonce;
 * - the client waits for a restart in a shared worker that it creates from a blob.
 * The WebSocket for hot updates has the page's own origin, which `connect-src 'self'` allows.
 */
export function developmentPolicy(policy: string, nonce: string): string {
  const directives = policy.split(';').map((directive) => directive.trim());
  return withSource(withSource(directives, 'script-src', `'nonce-${nonce}'`), 'worker-src', 'blob:').join(
    '; ',
  );
}

/** A missing directive gets the sources of `default-src`, which applied to it before. */
function withSource(directives: readonly string[], name: string, source: string): string[] {
  const sourcesOf = (wanted: string) =>
    directives.find((directive) => directive.startsWith(`${wanted} `))?.slice(wanted.length + 1);
  const sources = sourcesOf(name) ?? sourcesOf('default-src') ?? "'self'";
  return [
    ...directives.filter((directive) => !directive.startsWith(`${name} `)),
    `${name} ${sources} ${source}`,
  ];
}
