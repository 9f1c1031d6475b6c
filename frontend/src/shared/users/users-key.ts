/** Begins the keys of every list of users that was read. */
export const usersKey = ['users'];
