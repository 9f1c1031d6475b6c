/**
 * Encodes a key like lists with `encoding-type=url` and events: a space becomes a plus, and slashes are unchanged.
 * Amazon S3 User Guide, "Event message structure", and Amazon S3 API Reference, "ListObjectsV2", encoding-type.
 */
export const urlEncoded = (key: string): string =>
  encodeURIComponent(key)
    .replaceAll('%20', '+')
    .replaceAll('%2F', '/')
    .replaceAll(/[!'()~]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
