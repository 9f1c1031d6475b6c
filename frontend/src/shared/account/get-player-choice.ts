import { nullableOperation } from '../../platform/api/operation';

export const getPlayerChoice = nullableOperation(/* GraphQL */ `
  query GetPlayerChoice {
    getPlayerChoice {
      chosenAt
    }
  }
`);
