import type { Seeding } from './seeding';

/** Runs one GraphQL operation with the access token of a user. Throws for any error in the response. */
export async function graphql<Answer>(
  { origin }: Pick<Seeding, 'origin'>,
  accessToken: string,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Answer> {
  const response = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: accessToken },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await response.json()) as { data?: Answer; errors?: readonly Refused[] };
  if (data === undefined || errors?.length) {
    throw new Error(`The demo data was refused: ${errors?.map(describe).join('; ') ?? response.status}`);
  }
  return data;
}

interface Refused {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly errorInfo?: unknown;
}

const describe = ({ message, path = [], errorInfo }: Refused) =>
  `${path.join('.')} ${message} ${JSON.stringify(errorInfo ?? {})}`;
