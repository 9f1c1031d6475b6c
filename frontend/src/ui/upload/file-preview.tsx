import { FileText } from 'lucide-react';
import { useEffect, useRef } from 'react';

const frame = 'size-14 shrink-0 rounded-lg border border-line bg-sunken';

/** A preview of a file: the image, or an icon for other types. */
export const FilePreview = ({ file }: { readonly file: File }) =>
  file.type.startsWith('image/') ? (
    <ImagePreview file={file} />
  ) : (
    <span className={`${frame} grid place-items-center text-muted`}>
      <FileText aria-hidden className="size-7" />
    </span>
  );

const ImagePreview = ({ file }: { readonly file: File }) => {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(file);
    image.current?.setAttribute('src', url);
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return <img ref={image} alt="" className={`${frame} object-cover`} />;
};
