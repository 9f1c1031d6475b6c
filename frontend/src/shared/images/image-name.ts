/** What an image is called where a name is needed: the file's name within its folder. */
export const imageName = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** Where anybody reads an image of the library, from anywhere. */
export const publicUrl = (address: string): string => window.location.origin + address;
