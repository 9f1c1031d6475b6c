/** The user's requests on the page of the support, which notifications link to. */
export const ownRequestsAnchor = 'requests';
