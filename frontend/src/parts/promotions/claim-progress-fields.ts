export const claimProgressFields = /* GraphQL */ `
  fragment ClaimProgressFields on ClaimProgress {
    purse
    steps {
      unit
      done
      target
    }
    maxBet
    maxWin
    isSpentFirst
    freeRounds {
      gameId
      bet
      left
    }
    expiresAt
  }
`;
