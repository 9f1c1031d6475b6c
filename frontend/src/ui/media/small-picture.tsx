/** An image in a row of a table, next to the name of its subject. Without an image, the space stays empty. */
export const SmallPicture = ({ src }: { readonly src: string | null }) =>
  src === null ? (
    <span aria-hidden className={`${shape} border border-dashed border-edge`} />
  ) : (
    <img
      src={src}
      alt=""
      loading="lazy"
      width={32}
      height={32}
      className={`${shape} bg-sunken object-cover`}
    />
  );

const shape = 'size-8 shrink-0 rounded-md';
