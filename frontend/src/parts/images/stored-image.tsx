import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { imageAddress } from '../../platform/labels/game-labels';

interface StoredImageProps {
  readonly imageKey: string;
  readonly alt?: string;
  readonly className?: string;
  /** Another number retries an image that could not be loaded. */
  readonly attempt?: number;
  /** Called with the size in pixels after the image is shown. */
  readonly onSize?: (size: { readonly width: number; readonly height: number }) => void;
}

/** An image of the library at its public URL; a placeholder if it cannot be loaded. */
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
        Not available yet
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
