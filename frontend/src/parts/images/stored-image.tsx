import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { imageAddress } from '../../platform/game-words';

interface StoredImageProps {
  readonly imageKey: string;
  readonly alt?: string;
  readonly className?: string;
}

/** An image of the library, at the address where anybody reads it; a sign where it cannot be read. */
export const StoredImage = ({ imageKey, alt = '', className = '' }: StoredImageProps) => {
  const [isMissing, setMissing] = useState(false);
  return isMissing ? (
    <span className={`grid place-items-center bg-sunken text-muted ${className}`}>
      <span className="grid justify-items-center gap-1 p-2 text-center text-sm">
        <ImageOff aria-hidden className="size-6" />
        Not to be seen yet
      </span>
    </span>
  ) : (
    <img
      src={imageAddress(imageKey)}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
      className={`bg-sunken ${className}`}
    />
  );
};
