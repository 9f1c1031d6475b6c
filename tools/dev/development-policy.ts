/**
 * The site's content security policy with what Vite's development mode needs and nothing else:
 * - the page's inline scripts (React's refresh) run if they carry the nonce;
 * - the client waits for a restart in a shared worker that it makes of a blob.
 * The WebSocket for hot updates is of the page's own origin, which `connect-src 'self'` allows.
 */
export function developmentPolicy(policy: string, nonce: string): string {
  const directives = policy.split(';').map((directive) => directive.trim());
  return withSource(withSource(directives, 'script-src', `'nonce-${nonce}'`), 'worker-src', 'blob:').join(
    '; ',
  );
}

/** A directive that is missing takes the sources of `default-src`, which it had until now. */
function withSource(directives: readonly string[], name: string, source: string): string[] {
  const sourcesOf = (wanted: string) =>
    directives.find((directive) => directive.startsWith(`${wanted} `))?.slice(wanted.length + 1);
  const sources = sourcesOf(name) ?? sourcesOf('default-src') ?? "'self'";
  return [
    ...directives.filter((directive) => !directive.startsWith(`${name} `)),
    `${name} ${sources} ${source}`,
  ];
}
