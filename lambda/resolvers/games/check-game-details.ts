import type { UpdateGameInput } from '#domain/generated/types';
import { limits } from '#domain/limits';
import { checkCode, checkCountries, checkImageKey, checkList } from '../check-list';
import { checkLength, checkRequired } from '../check-text';
import { refuse } from '../refuse';

const { game } = limits;

type Details = Omit<UpdateGameInput, 'id' | 'expectedVersion' | 'title'>;

export function checkTitle(title: string | null | undefined): void {
  checkRequired('title', title, game.title.shortest, game.title.longest);
}

/** Lengths and forms of everything a provider may say of a game, except its code and title. */
export function checkGameDetails(details: Details): void {
  checkLength('description', details.description, game.description);
  checkList('tags', details.tags, game.tags);
  for (const tag of details.tags ?? []) checkRequired('tags', tag, 1, game.tag);
  if (details.thumbnailKey) checkImageKey('thumbnailKey', details.thumbnailKey);
  checkList('images', details.images, game.images);
  for (const key of details.images ?? []) checkImageKey('images', key);
  checkList('languages', details.languages, game.languages);
  for (const language of details.languages ?? []) checkCode('languages', language, '^[a-z]{2}$');
  if (details.languages && !details.languages.includes('en')) refuse('input.invalid', { field: 'languages' });
  checkCountries('restrictedCountries', details.restrictedCountries, game.restrictedCountries);
}

/** The lists as rows hold them: one that is cleared is empty, and English is always there. */
export function listsOf(details: Details) {
  return {
    ...(details.tags === undefined ? {} : { tags: (details.tags ?? []).map((tag) => tag.trim()) }),
    ...(details.images === undefined ? {} : { images: details.images ?? [] }),
    ...(details.languages === undefined ? {} : { languages: details.languages ?? ['en'] }),
    ...(details.restrictedCountries === undefined
      ? {}
      : { restrictedCountries: details.restrictedCountries ?? [] }),
  };
}
