import Beasties from 'beasties';

/**
 * Rules that the markup does not show to be needed: states that a page can have without the app, which are the theme, an
 * early click that waits for the app, and opened details; and selectors that Beasties cannot evaluate.
 */
const otherRules = [/\[data-theme/, /\[data-waiting\]/, /\[open\]/, /:where\(.*:not\(/];

/** Takes style sheets from the build, which has not written them yet. */
class BuiltStyles extends Beasties {
  readonly #styles: ReadonlyMap<string, string>;

  constructor(styles: ReadonlyMap<string, string>) {
    super({
      // Without a script: the page's policy forbids inline handlers, and pages are readable without scripts.
      preload: 'body',
      allowRules: otherRules,
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
 * Puts the styles that the markup of a document needs into its head, with the declarations of the fonts. `styles` are
 * the sources by their addresses. A document that loads the app on demand loads the style sheet with it. Other
 * documents link to it at the end of the body, so that the browser paints without waiting for it.
 */
export const criticalStyles = (styles: ReadonlyMap<string, string>): ((html: string) => Promise<string>) => {
  const built = new BuiltStyles(styles);
  const fonts = [...styles.values()]
    .flatMap((source) => source.match(/@font-face\s*\{[^}]*\}/g) ?? [])
    .join('');
  return async (html) => {
    const processed = await built.process(html);
    return processed
      .replace(' data-beasties-container', '')
      .replace('<style>', `<style>${fonts}`)
      .replace(/<link rel="stylesheet" crossorigin href="([^"]+)">/g, (link, href: string) =>
        isLoadedWithApp(processed, href) ? '' : link,
      );
  };
};

const isLoadedWithApp = (html: string, file: string): boolean =>
  [...html.matchAll(/ data-app="([^"]+)"/g)].some(([, files = '']) => files.split(' ').includes(file));
