/** The prefix of the query keys of all lists of users. */
export const usersKey = ['users'];
