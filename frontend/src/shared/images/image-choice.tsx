import type { ReactNode } from 'react';
import type { RecommendedSize } from './image-sizes';
import { ImagesChoice } from './images-choice';

interface ImageChoiceProps {
  /** The field of the surrounding form that keeps the key; its error shows here. */
  readonly name?: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** What the image should be for its place. */
  readonly size?: RecommendedSize;
  /** Key in the image library. */
  readonly imageKey: string | null;
  readonly onChange: (key: string | null) => void;
}

/** One image of the person's library, chosen or uploaded in place. */
export const ImageChoice = ({ imageKey, onChange, ...rest }: ImageChoiceProps) => (
  <ImagesChoice
    {...rest}
    most={1}
    imageKeys={imageKey === null ? [] : [imageKey]}
    onChange={([key]) => onChange(key ?? null)}
  />
);
