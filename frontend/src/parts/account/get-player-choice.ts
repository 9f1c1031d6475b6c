import type { Api } from '../../platform/api/api';
import { NotAllowed } from '../../platform/api/errors';
import { nullableOperation } from '../../platform/api/operation';

const getPlayerChoice = nullableOperation(/* GraphQL */ `
  query GetPlayerChoice {
    getPlayerChoice {
      chosenAt
    }
  }
`);

/** The choice of a user without a group: `null` before it, `'off'` where the stage does not offer it. */
export const readPlayerChoice = (api: Api) =>
  api.send(getPlayerChoice, {}).then(
    ({ getPlayerChoice: choice }) => choice,
    (error: unknown) => {
      if (error instanceof NotAllowed) return 'off' as const;
      throw error;
    },
  );
