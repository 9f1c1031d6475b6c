/** A decorative thumbnail next to the name of its subject; an empty frame without an image. */
export const Thumbnail = ({ src }: { readonly src: string | null }) =>
  src === null ? (
    <div
      aria-hidden
      className={`${shape} grid place-items-center border border-dashed border-edge text-center text-sm text-muted`}
    >
      No image
    </div>
  ) : (
    <img
      src={src}
      alt=""
      loading="lazy"
      width={112}
      height={84}
      className={`${shape} bg-sunken object-cover`}
    />
  );

const shape = 'aspect-4/3 w-20 shrink-0 rounded-lg sm:w-28';
