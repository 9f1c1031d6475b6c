import { imageName } from '../../shared/images/image-name';
import type { GameValues } from './game-values';

/** What may change of a game, as its form calls it. */
export const gameLabels = {
  title: 'Title',
  description: 'Description',
  tags: 'Tags',
  languages: 'Languages',
  restrictedCountries: 'Blocked countries',
  thumbnailKey: 'Thumbnail',
  images: 'Images',
} as const satisfies Record<Exclude<keyof GameValues, 'code' | 'type'>, string>;

/** The game as texts, to be read beside another state of it. */
export const gameTexts = ({ thumbnailKey, images, ...texts }: GameValues) => ({
  ...texts,
  thumbnailKey: thumbnailKey === null ? '' : imageName(thumbnailKey),
  images: images.map(imageName).join('\n'),
});
