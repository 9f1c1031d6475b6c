import { useState } from 'react';
import { imageAddress } from '../../platform/labels/game-labels';
import { Picture } from '../../ui/media/picture';

interface GameGalleryProps {
  readonly title: string;
  /** In this order; the first image is shown at first. */
  readonly keys: readonly string[];
}

/** The images of a game: one large image, and thumbnails to select others. */
export const GameGallery = ({ title, keys }: GameGalleryProps) => {
  const pictures = [...new Set(keys)];
  const [chosen, setChosen] = useState(0);
  return (
    <div className="relative">
      <Picture
        src={imageAddress(pictures[chosen] ?? '')}
        alt={`${title}, picture ${chosen + 1} of ${pictures.length}`}
        eager
        className="aspect-4/3 h-full w-full lg:min-h-[26rem] sideways:aspect-auto sideways:min-h-72"
      />
      {pictures.length > 1 && (
        <ul aria-label="Pictures" className="absolute inset-x-0 bottom-0 flex gap-2 overflow-x-auto p-3">
          {pictures.map((key, index) => (
            <li key={key}>
              <button
                type="button"
                aria-label={`Show picture ${index + 1}`}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
                className="block overflow-hidden rounded-lg border-2 border-surface shadow-md aria-pressed:border-button"
              >
                <Picture src={imageAddress(key)} alt="" className="h-12 w-16" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
