export const claimProgressFields = /* GraphQL */ `
  fragment ClaimProgressFields on ClaimProgress {
    purse
    wagered
    required
    maxBet
    maxWin
    isSpentFirst
    freeRounds {
      gameId
      bet
      count
      left
    }
    expiresAt
  }
`;
