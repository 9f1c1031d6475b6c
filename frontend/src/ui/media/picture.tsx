import { useState } from 'react';

interface PictureProps {
  readonly src: string;
  /** The description; empty if the text next to the image has the same content. */
  readonly alt: string;
  /** Loads the image immediately, because it is visible at first. */
  readonly eager?: boolean;
  readonly className?: string;
}

/** An image that fills its container without changing its size. If it does not load, a plain area is shown. */
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
