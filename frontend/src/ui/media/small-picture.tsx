/** A picture in the row of a table, beside the name of what it shows; its place is kept where there is none. */
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
