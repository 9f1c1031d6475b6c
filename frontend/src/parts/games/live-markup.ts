/** What the start page shows of a live game, as text. */
export interface LiveGameTexts {
  readonly id: string;
  readonly title: string;
  readonly company: string;
  /** The address of its image. */
  readonly image: string;
  readonly rtp: string;
  readonly volatility: string;
}

/** The attribute of the script element with the games that a document shows, as the API returns them. */
export const shownGamesAttribute = 'data-shown-games';

const names = [
  'id',
  'title',
  'company',
  'image',
  'rtp',
  'volatility',
] as const satisfies readonly (keyof LiveGameTexts)[];

/** The texts of no game: each text is its own name between underscores. `fillMarkup` replaces them. */
export const placeholderTexts = /* @__PURE__ */ Object.fromEntries(
  names.map((name) => [name, `__${name}__`]),
) as unknown as LiveGameTexts;

const placeholders = new RegExp(`__(${names.join('|')})__`, 'g');

/** Replaces the placeholders in markup by the texts of a game. */
export const fillMarkup = (markup: string, texts: LiveGameTexts): string =>
  markup.replace(placeholders, (_name, text: keyof LiveGameTexts) =>
    texts[text].replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`),
  );
