/** Written by the build: the scripts of the site's pages, and for each page a pattern of its path and its scripts. */
declare const pageScripts: {
  readonly files: readonly string[];
  readonly pages: readonly (readonly [pattern: string, files: readonly number[]])[];
};

// The app asks for the scripts of a page once it runs. This loads them beside it.
const page = pageScripts.pages.find(([pattern]) => new RegExp(pattern, 'i').test(location.pathname));
for (const file of page?.[1] ?? [])
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'modulepreload',
      crossOrigin: '',
      href: pageScripts.files[file],
    }),
  );
