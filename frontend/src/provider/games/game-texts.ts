import { imageName } from '../../parts/images/image-name';
import type { GameValues } from './game-values';

/** The labels of the fields that can change, as in the form. */
export const gameLabels = {
  title: 'Title',
  description: 'Description',
  tags: 'Tags',
  languages: 'Languages',
  restrictedCountries: 'Blocked countries',
  thumbnailKey: 'Thumbnail',
  images: 'Images',
} as const satisfies Record<Exclude<keyof GameValues, 'code' | 'type'>, string>;

/** The field values as text, for comparison with another version. */
export const gameTexts = ({ thumbnailKey, images, ...texts }: GameValues) => ({
  ...texts,
  thumbnailKey: thumbnailKey === null ? '' : imageName(thumbnailKey),
  images: images.map(imageName).join('\n'),
});
