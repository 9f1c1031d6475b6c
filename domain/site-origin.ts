/**
 * A placeholder for the site's origin in built pages, because one build is used for several stages.
 * Deployments and releases replace it. https://www.rfc-editor.org/rfc/rfc2606#section-2
 */
export const originPlaceholder = 'https://novalink.invalid';

/** A text file of the built site, with the origin of the stage. */
export const withOrigin = (text: string, origin: string): string =>
  text.replaceAll(originPlaceholder, origin);
