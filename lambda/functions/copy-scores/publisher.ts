import { HttpRequest } from '@smithy/protocol-http';
import { SignatureV4, type SignatureV4Init } from '@smithy/signature-v4';
import { Sha256 } from '#lambda/functions/copy-scores/sha256';
import type { ScoreRow } from '#lambda/stores/tournaments/score-store';

export interface PublisherNeeds {
  readonly graphqlUrl: string;
  readonly region: string;
  readonly credentials: SignatureV4Init['credentials'];
  readonly fetch: typeof fetch;
}

const mutation = /* GraphQL */ `
  mutation ($input: PublishLeaderboardInput!) {
    publishLeaderboard(input: $input) {
      tournamentId
      standings {
        entryId
        name
        score
        rounds
        reachedAt
        order
      }
      at
    }
  }
`;

/**
 * Subscribers receive the fields that the mutation selects. Throws if AppSync refuses the request or does not
 * answer.
 */
export function leaderboardPublisher({ graphqlUrl, region, credentials, fetch }: PublisherNeeds) {
  const signer = new SignatureV4({ credentials, region, service: 'appsync', sha256: Sha256 });
  const { protocol, host, hostname, port, pathname } = new URL(graphqlUrl);
  return async (tournamentId: string, rows: readonly ScoreRow[]): Promise<void> => {
    const standings = rows.map(({ entryId, score, rounds, reachedAt, gsi1sk: order }) => ({
      ...{ entryId, score, rounds, order },
      reachedAt: new Date(reachedAt).toISOString(),
    }));
    const body = JSON.stringify({ query: mutation, variables: { input: { tournamentId, standings } } });
    const { headers } = await signer.sign(
      new HttpRequest({
        method: 'POST',
        protocol,
        hostname,
        ...(port !== '' && { port: Number(port) }),
        path: pathname,
        headers: { host, 'content-type': 'application/json' },
        body,
      }),
    );
    const response = await fetch(graphqlUrl, { method: 'POST', headers, body });
    const answer = (await response.json()) as { errors?: readonly { readonly errorType?: string }[] };
    if (!response.ok || answer.errors)
      throw new Error(`AppSync did not publish: ${answer.errors?.[0]?.errorType ?? response.status}.`);
  };
}
