/** The `meta` element of a launched game with the origins that may embed it, with a space between them. */
export const embedOriginsMeta = 'novalink-embed-origins';
