import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { imageAddress } from '../../platform/labels/game-labels';
import * as messages from './messages';

interface StoredImageProps {
  readonly imageKey: string;
  readonly alt?: string;
  readonly className?: string;
  /** Another number lets an image that could not be read try again. */
  readonly attempt?: number;
  /** Called with its size in pixels once it is shown. */
  readonly onSize?: (size: { readonly width: number; readonly height: number }) => void;
}

/** An image of the library, at the address where anybody reads it; a sign where it cannot be read. */
export const StoredImage = ({
  imageKey,
  alt = '',
  className = '',
  attempt = 0,
  onSize,
}: StoredImageProps) => {
  const [missedAt, setMissedAt] = useState<number>();
  return missedAt === attempt ? (
    <span className={`grid place-items-center bg-sunken text-muted ${className}`}>
      <span className="grid justify-items-center gap-1 p-2 text-center text-sm">
        <ImageOff aria-hidden className="size-6" />
        {messages.notAvailableYet}
      </span>
    </span>
  ) : (
    <img
      src={imageAddress(imageKey)}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setMissedAt(attempt)}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        onSize?.({ width, height })
      }
      className={`bg-sunken ${className}`}
    />
  );
};
