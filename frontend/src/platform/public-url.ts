/** Where anybody reads an image of the library: at the site's own origin, through CloudFront. */
export const publicUrl = (key: string): string => `${window.location.origin}/${key}`;
