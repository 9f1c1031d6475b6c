import { liveGameTexts } from '../parts/games/live-game-texts';
import type { WallGame } from '../parts/games/live-games';
import { fillMarkup, shownGamesAttribute } from '../parts/games/live-markup';

interface Page {
  readonly items: readonly WallGame[];
}

interface Options {
  /** Asked before the request and when the games have arrived. False if the app has started and shows them. */
  readonly isWanted: () => boolean;
  /** Resolves after the first paint, which must not wait for the games. */
  readonly painted: Promise<void>;
}

/**
 * Shows the live games on the start page without the app: fills the document's markup for one game with each game
 * of the catalogue. The markup is the same that the app renders, and React takes it over. Resolves to false if there
 * is nothing to fill, if it fails, or if the games are no longer wanted.
 */
export const fillLiveGames = async (page: Document, { isWanted, painted }: Options): Promise<boolean> => {
  const template = page.querySelector<HTMLTemplateElement>('template[data-games]');
  const address = template?.dataset.games;
  if (!template || address === undefined || !isWanted()) return false;
  try {
    const response = await fetch(address);
    const text = await response.text();
    await painted;
    const games = (JSON.parse(text) as Page).items.map(liveGameTexts);
    const [first] = games;
    if (first === undefined || !isWanted()) return false;
    const [hero, wall, play] = [placeIn(page, 'hero'), placeIn(page, 'wall'), placeIn(page, 'play')];
    const poster = fillMarkup(markupIn(template, 'hero'), first);
    const cards = markupIn(template, 'wall').replace(item, (card) =>
      games.map((game) => fillMarkup(card, game)).join(''),
    );
    // After everything that can fail, so that the page is filled completely or not at all.
    hero.innerHTML = poster;
    wall.innerHTML = cards;
    play.setAttribute('href', `/?game=${first.id}`);
    const shown = Object.assign(page.createElement('script'), {
      type: 'application/json',
      textContent: text,
    });
    shown.setAttribute(shownGamesAttribute, '');
    page.body.append(shown);
    return true;
  } catch (error) {
    console.warn('The games could not be shown without the app.', error);
    return false;
  }
};

const item = /<li>.*<\/li>/s;

const markupIn = (template: HTMLTemplateElement, part: string): string =>
  template.content.querySelector(`[data-part="${part}"]`)?.innerHTML ?? '';

const placeIn = (page: Document, name: string): Element => {
  const place = page.querySelector(`[data-live="${name}"]`);
  if (!place) throw new Error(`The page has no place for "${name}".`);
  return place;
};
