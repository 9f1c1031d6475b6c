import type { ReactNode } from 'react';

export const noImagesYet = 'No images yet';

export const yourImages = 'Your images';
export const imagesThatYouUploadHere = 'Images that you upload here are selected automatically.';
export const ofChosen = (keyCount: number, most: number) => `${keyCount} of ${most} chosen`;
export const cancel = 'Cancel';
export const useThisImage = (most: number) => `Use ${most === 1 ? 'this image' : 'these images'}`;

export const recommendedOrLarger = (size: string, size2: string) =>
  `Recommended: ${size} or larger (${size2}).`;
export const mayLookBlurred = 'may look blurred';
export const mayBeCropped = 'may be cropped';
export const smallAnd = (small: string, other: string) => `${small} and ${other}`;

export const chooseImagesToUpload = 'Choose images to upload';
export const pngJpegWebPOr = (fileSize: string) => `PNG, JPEG, WebP or AVIF; at most ${fileSize} each.`;

export const imageIndex = (index: number, warning: string) => `Image ${index}: ${warning}`;
export const removePart = (part: ReactNode) => <>Remove{part}</>;
export const forLabel = (label: string) => `for ${label}`;
export const chooseImages = 'Choose images';
export const chooseImage = 'Choose an image';
export const chooseAnother = 'Choose another';

export const notAvailableYet = 'Not available yet';
export const ofSymbolHasNoImage = (missingLength: number, symbolCount: number, names: string) =>
  `${missingLength} of ${symbolCount} ${symbolCount === 1 ? 'symbol has' : 'symbols have'} no image: ${names}. Players see the name instead.`;
