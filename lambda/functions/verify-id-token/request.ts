import { maxLength, minLength, object, parseJson, pipe, safeParse, string } from 'valibot';
import { InvalidRequest } from '#lambda/rest-answer';

const schema = pipe(
  string(),
  parseJson(),
  object({ idToken: pipe(string(), minLength(1), maxLength(16_384)) }),
);

export function parseIdToken(body: string | null): string {
  const { success, output } = safeParse(schema, body);
  if (!success) throw new InvalidRequest('The body is a JSON object with the string idToken.');
  return output.idToken;
}
