export const ownRequestsKey = ['own-support-requests'];
