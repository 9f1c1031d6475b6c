export const coinAmounts = /* GraphQL */ `
  fragment CoinAmounts on CoinFigures {
    coin
    decimals
    rounds
    turnover
    wins
    ggr
    hold
    actualRtp
    averageBet
    bonusCost
    tournamentCost
    ngr
  }
`;

export const roundAmounts = /* GraphQL */ `
  fragment RoundAmounts on RoundFigures {
    rounds
    turnover
    wins
    ggr
    hold
    actualRtp
    averageBet
  }
`;

export const playTotals = /* GraphQL */ `
  fragment PlayTotals on PlayFigures {
    playerDays
    averagePlayers
    newPlayers
    sessions
    playedSeconds
    coins {
      ...CoinAmounts
    }
  }
`;

export const playOfDay = /* GraphQL */ `
  fragment PlayOfDay on PlayDay {
    day
    players
    newPlayers
    sessions
    playedSeconds
    coins {
      ...CoinAmounts
    }
  }
`;
