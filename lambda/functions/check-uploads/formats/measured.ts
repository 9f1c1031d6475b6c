import type { UploadError } from '#domain/uploads';

/** How large a picture says it is, before anybody draws it. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
  /** Of all frames together, where there are several. */
  readonly pixels: number;
}

/** What a walk through a picture's structure found. */
export type Measured = PictureSize | Extract<UploadError, 'damaged' | 'hidden-content'>;

export const sizeOf = (width: number, height: number): PictureSize => ({
  width,
  height,
  pixels: width * height,
});
