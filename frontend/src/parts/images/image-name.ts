/** A display name for an image: the last part of its key. */
export const imageName = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** The public URL of an image of the library. */
export const publicUrl = (address: string): string => window.location.origin + address;
