import type { UploadError } from '#domain/uploads';

/** The size of an image as its header states it. The image is not decoded. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** The total of all frames of an animation. */
  readonly pixels: number;
}

/** The result of checking the structure of an image. */
export type Measured = PictureSize | Extract<UploadError, 'damaged' | 'hidden-content'>;

export const sizeOf = (width: number, height: number): PictureSize => ({
  width,
  height,
  pixels: width * height,
});
