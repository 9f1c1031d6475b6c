import Beasties from 'beasties';

/** Rules of the themes. The first script chooses the theme, so the markup does not say which of them are needed. */
const rulesOfThemes = [/\[data-theme/];

/** Takes style sheets from the build, which has not written them yet. */
class BuiltStyles extends Beasties {
  readonly #styles: ReadonlyMap<string, string>;

  constructor(styles: ReadonlyMap<string, string>) {
    super({
      // Without a script: the page's policy forbids inline handlers, and pages are readable without scripts.
      preload: 'body',
      allowRules: rulesOfThemes,
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
 * Puts the styles that the markup of a document needs into its head, and the link to the style sheet at the end of its body.
 * The browser then paints the document without waiting for the style sheet. `styles` are the sources by their addresses.
 */
export const criticalStyles = (styles: ReadonlyMap<string, string>): ((html: string) => Promise<string>) => {
  const built = new BuiltStyles(styles);
  return async (html) => (await built.process(html)).replace(' data-beasties-container', '');
};
