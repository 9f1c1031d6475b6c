import Beasties from 'beasties';

/**
 * Rules that a document needs although no element matches them at build time: the themes, a click that waits for the
 * app, and opened details. The last pattern is for selectors that Beasties cannot evaluate.
 */
const rulesOfStates = [/\[data-theme/, /\[data-waiting\]/, /\[open\]/, /:where\(.*:not\(/];

/** Takes style sheets from the build, which has not written them yet. */
class BuiltStyles extends Beasties {
  readonly #styles: ReadonlyMap<string, string>;

  constructor(styles: ReadonlyMap<string, string>) {
    super({
      // Without a script: the page's policy forbids inline handlers, and pages are readable without scripts.
      preload: 'body',
      allowRules: rulesOfStates,
      reduceInlineStyles: false,
      fonts: false,
      noscriptFallback: false,
      logLevel: 'warn',
    });
    this.#styles = styles;
  }

  override getCssAsset(href: string): string {
    const source = this.#styles.get(href);
    if (source === undefined) throw new Error(`The build has no style sheet ${href}.`);
    return source;
  }
}

/**
 * Puts the styles that the markup of a document needs into its head. `styles` are the sources by their addresses. A
 * document that loads the style sheet with the app also gets the declarations of its fonts. Other documents link to
 * the style sheet at the end of the body, so that the browser paints without waiting for it.
 */
export const criticalStyles = (styles: ReadonlyMap<string, string>): ((html: string) => Promise<string>) => {
  const built = new BuiltStyles(styles);
  const fonts = [...styles.values()]
    .flatMap((source) => source.match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .join('');
  return async (html) => {
    const page = (await built.process(html)).replace(' data-beasties-container', '');
    const withoutLinks = page.replace(
      /<link rel="stylesheet" crossorigin href="([^"]+)">/g,
      (link, file: string) => (isLoadedWithApp(page, file) ? '' : link),
    );
    return withoutLinks === page
      ? page
      : withoutLinks.replace('</head>', () => `<style>${fonts}</style></head>`);
  };
};

const isLoadedWithApp = (html: string, file: string): boolean =>
  [...html.matchAll(/ data-app="([^"]+)"/g)].some(([, files = '']) => files.split(' ').includes(file));
