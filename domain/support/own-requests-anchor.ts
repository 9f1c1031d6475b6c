/** The anchor of the user's requests on the support page. Notifications link to it. */
export const ownRequestsAnchor = 'requests';
