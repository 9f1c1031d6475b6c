import type { LiveGameTexts } from './live-game-texts';

/** The attribute of the script element with the games that a document shows, as the API returns them. */
export const shownGamesAttribute = 'data-shown-games';

/** The texts of no game: each text is its own name between underscores. `fillMarkup` replaces them. */
export const placeholderTexts: LiveGameTexts = {
  id: '__id__',
  title: '__title__',
  company: '__company__',
  image: '__image__',
  rtp: '__rtp__',
  volatility: '__volatility__',
};

/** Replaces the placeholders in markup by the texts of a game. */
export const fillMarkup = (markup: string, texts: LiveGameTexts): string =>
  markup.replace(/__(id|title|company|image|rtp|volatility)__/g, (_name, text: keyof LiveGameTexts) =>
    texts[text].replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`),
  );
