/** The recommended size of an image; other sizes are also accepted. */
export interface RecommendedSize {
  readonly width: number;
  readonly height: number;
}

/** By place of use; twice the pixels of the largest place. */
export const recommendedSizes = {
  thumbnail: { width: 1200, height: 900 },
  game: { width: 1200, height: 900 },
  symbol: { width: 256, height: 256 },
  logo: { width: 256, height: 256 },
  company: { width: 720, height: 480 },
} as const satisfies Readonly<Record<string, RecommendedSize>>;

/** Cropping a twentieth is not noticeable. */
const ratioTolerance = 0.05;

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));
const ratioOf = ({ width, height }: RecommendedSize) => {
  const by = divisor(width, height);
  return `${width / by}:${height / by}`;
};

export const sizeText = ({ width, height }: RecommendedSize) => `${width} × ${height} px`;
export const recommendedText = (size: RecommendedSize) =>
  `Recommended: ${sizeText(size)} or larger (${ratioOf(size)}).`;

/** A warning about an image for this place, or undefined if it fits. */
export const sizeWarning = (image: RecommendedSize, wanted: RecommendedSize): string | undefined => {
  const isSmall = image.width < wanted.width || image.height < wanted.height;
  const share = (image.width * wanted.height) / (image.height * wanted.width);
  const isOther = Math.abs(share - 1) > ratioTolerance;
  if (!isSmall && !isOther) return undefined;
  const size = sizeText(image);
  const recommended = recommendedText(wanted);
  if (!isOther) return `${size}: may look blurred. ${recommended}`;
  return isSmall
    ? `${size}: may look blurred and may be cropped. ${recommended}`
    : `${size}: may be cropped. ${recommended}`;
};
