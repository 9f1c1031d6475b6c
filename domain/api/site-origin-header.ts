/** The header in which CloudFront tells the API the origin of the site. It replaces what the caller sent. */
export const siteOriginHeader = 'x-novalink-site';

/** The origin of the site to which a request was sent; undefined if it did not pass CloudFront. */
export const siteOriginIn = (headers: Readonly<Record<string, string | undefined>>): string | undefined =>
  Object.entries(headers).find(([name]) => name.toLowerCase() === siteOriginHeader)?.[1];
