import { runInNewContext } from 'node:vm';

interface Link {
  readonly href: string;
  readonly fetchPriority: string;
}

/**
 * Runs the script of the shell, `app.html`, as a browser does at this address. The document is reduced to the elements
 * that the script uses.
 */
export const openShell = (
  shell: string,
  pathname: string,
  { search = '', isSignedIn = true }: { readonly search?: string; readonly isSignedIn?: boolean } = {},
) => {
  const [, data = '', script = ''] =
    /<script type="application\/json" data-pages>(.*?)<\/script>\s*<script>(.*?)<\/script>/s.exec(shell) ??
    [];
  const scripts: Link[] = [];
  const lead = { textContent: '' };
  const heading = { textContent: '', nextElementSibling: lead };
  const widths: string[] = [];
  const page = { classList: { add: (width: string) => widths.push(width) } };
  const frame = {
    hidden: true,
    dataset: {},
    querySelector: (part: string) => (part === 'h1' ? heading : page),
  };
  const logo = { hidden: false };
  const elements: Readonly<Record<string, unknown>> = {
    '[data-frame]': frame,
    '[data-splash]': logo,
    'script[data-pages]': { textContent: data },
  };
  runInNewContext(script, {
    location: { pathname, search },
    localStorage: isSignedIn ? { 'CognitoIdentityServiceProvider.client.LastAuthUser': 'admin' } : {},
    document: {
      head: { append: (link: Link) => scripts.push(link) },
      createElement: () => ({}),
      querySelector: (part: string) => elements[part],
    },
  });
  const head = frame.hidden ? undefined : { title: heading.textContent, lead: lead.textContent };
  return { scripts, isLogoShown: !logo.hidden, head, widths };
};
