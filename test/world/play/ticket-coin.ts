/** Whole tickets, which players get only from the brand. */
export const ticketCoin = {
  ...{ code: 'TIX', name: 'Lobby tickets', kind: 'TICKET', decimals: 0 },
  ...{ signupGrant: 0, dailyGrant: 0, maxBalance: 9e15 },
};
