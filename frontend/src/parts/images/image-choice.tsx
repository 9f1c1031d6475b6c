import type { ReactNode } from 'react';
import type { RecommendedSize } from './image-sizes';
import { ImagesChoice } from './images-choice';

interface ImageChoiceProps {
  /** The name of the form field with the key; its error is shown here. */
  readonly name?: string;
  readonly label: string;
  readonly hint?: ReactNode;
  /** The recommended size for the place of use. */
  readonly size?: RecommendedSize;
  /** Key in the image library. */
  readonly imageKey: string | null;
  readonly onChange: (key: string | null) => void;
}

/** Selects one image of the user's library, or uploads a new one. */
export const ImageChoice = ({ imageKey, onChange, ...rest }: ImageChoiceProps) => (
  <ImagesChoice
    {...rest}
    most={1}
    imageKeys={imageKey === null ? [] : [imageKey]}
    onChange={([key]) => onChange(key ?? null)}
  />
);
