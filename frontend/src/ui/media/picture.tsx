import { useState } from 'react';

interface PictureProps {
  readonly src: string;
  /** What it shows; empty when the words beside it say so already. */
  readonly alt: string;
  /** Fetched when the page is, because it is in sight from the start. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** An image that fills its box, whose size does not depend on it; a plain surface where it does not come. */
export const Picture = ({ src, alt, eager = false, className = 'aspect-4/3' }: PictureProps) => {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={`block overflow-hidden bg-linear-to-br from-sunken to-line ${className}`}>
      {broken !== src && (
        <img
          src={src}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setBroken(src)}
          className="size-full object-cover"
        />
      )}
    </span>
  );
};
