import type { Api } from '../../platform/api/api';
import { operation } from '../../platform/api/operation';
import { roundFields } from '../../parts/rounds/round-requests';
import type { RoundClientNeeds } from '../game/coin-round-client';
import { sessionFields } from '../game/play-requests';

const startLaunchedSession = operation(/* GraphQL */ `
  mutation StartLaunchedSession($secret: String!) {
    startLaunchedSession(secret: $secret) {
      ...SessionFields
    }
  }
  ${sessionFields}
`);

const playLaunchedRound = operation(/* GraphQL */ `
  mutation PlayLaunchedRound($input: PlayLaunchedRoundInput!) {
    playLaunchedRound(input: $input) {
      ...RoundFields
    }
  }
  ${roundFields}
`);

/** A session with coins in the wallet of an operator, for the guest who opened its launch. */
export const launchedSession = (
  api: Api,
  secret: string,
): Pick<RoundClientNeeds, 'startSession' | 'playRound'> => ({
  startSession: async () => (await api.send(startLaunchedSession, { secret })).startLaunchedSession,
  playRound: async (request) => {
    const { playLaunchedRound: round } = await api.send(playLaunchedRound, { input: { secret, ...request } });
    // Rewards and tournaments are of NovaLink's own ledger.
    return { ...round, claim: null, standings: null };
  },
});
