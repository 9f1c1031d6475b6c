import type { ReactNode } from 'react';

export const imagesDeleted = (deleted: number) =>
  deleted === 1 ? '1 image deleted.' : `${deleted} images deleted.`;
export const notDeleted = (reasons: string) => `Not deleted: ${reasons}`;
export const deleteThisImage = 'Delete this image?';
export const deleteImages = (leftLength: number) => `Delete ${leftLength} images?`;
export const deleteImage = 'Delete image';
export const deleteImagesForLeftlength = (leftLength: number) => `Delete ${leftLength} images`;
export const leftLengthImages = (leftLength: number) => `${leftLength} images`;
export const willBePermanentlyDeletedLinks = (strong: ReactNode, isOne: boolean) => (
  <>
    {strong} will be permanently deleted. Links to {isOne ? 'it' : 'them'} stop working.
  </>
);
export const inUseInPlace = (useCount: number) =>
  `In use in ${useCount} ${useCount === 1 ? 'place' : 'places'}`;
export const thesePagesWillBeWithout = 'These pages will be without the image:';
export const searchForUsesIsNot = (isOne: boolean) =>
  `The search for uses is not complete, so it is unknown where ${isOne ? 'it is' : 'they are'} used.`;
export const anyoneWhoCanViewImage = 'Anyone who can view an image can see its file name.';
export const namesAndDimensions = (error: string) => `Names and dimensions: ${error}`;
export const whereImagesAreUsed = (error: string) => `Where images are used: ${error}`;
export const images = 'Images';
export const noImagesFound = 'No images found';
export const noFileNameMatchesSearch = 'No file name matches the search.';
export const uploadImagesToUseThem = 'Upload images to use them in games and on company pages.';
export const imageDetails = 'Image details';
export const fileName = 'File name';
export const type = 'Type';
export const dimensions = 'Dimensions';
export const size = 'Size';
export const uploaded = 'Uploaded';
export const usedIn = 'Used in';
export const notKnownYet = 'Not known yet.';
export const notUsedByYourCompany = 'Not used by your company.';
export const linkCopied = 'Link copied.';
export const copyLink = 'Copy link';
export const downloadDownload = (download: ReactNode) => <>{download} Download</>;
export const trash2Delete = (trash2: ReactNode) => <>{trash2} Delete</>;
export const detailsOf = (name: string) => `Details of ${name}`;
export const selectName = (name: string) => `Select ${name}`;
export const notUsed = 'Not used';
export const usedInPlaces = (useCount: number) =>
  useCount === 1 ? 'Used in 1 place' : `Used in ${useCount} places`;
export const newestFirst = 'Newest first';
export const oldestFirst = 'Oldest first';
export const name = 'Name';
export const largestFirst = 'Largest first';
export const searchByFileName = 'Search by file name';
export const sortBy = 'Sort by';
export const selectedLengthSelected = (selectedLength: number) => `${selectedLength} selected`;
export const linksCopied = (selectedLength: number) =>
  selectedLength === 1 ? 'Link copied.' : `${selectedLength} links copied.`;
export const copyLinkForSelectedlength = (selectedLength: number) =>
  `Copy ${selectedLength === 1 ? 'link' : 'links'}`;
export const clearSelection = 'Clear selection';
export const selectAll = 'Select all';
export const companyImage = (name: string) => `${name}, company image`;
export const titleImage = (title: string) => `${title}, image`;
export const titleThumbnail = (title: string) => `${title}, thumbnail`;
export const gameTitleSymbol = (gameTitle: string, semver: string) => `${gameTitle} ${semver}, symbol`;
export const nameLogo = (name: string) => `${name}, logo`;
export const noImagesYet = 'No images yet';
