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
  const { data, errors } = (await response.json()) as { data?: Answer; errors?: { message: string }[] };
  if (data === undefined || errors?.length) {
    throw new Error(
      `The demo data was refused: ${errors?.map(({ message }) => message).join('; ') ?? response.status}`,
    );
  }
  return data;
}
