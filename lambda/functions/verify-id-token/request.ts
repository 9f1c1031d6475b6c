import { maxLength, minLength, object, parseJson, pipe, safeParse, string } from 'valibot';
import { InvalidRequest } from '#lambda/runtime/rest-answer';
import { jsonText, type RequestWithBody } from '#lambda/runtime/rest-body';

const schema = pipe(
  string(),
  parseJson(),
  object({ idToken: pipe(string(), minLength(1), maxLength(16_384)) }),
);

export function parseIdToken(request: RequestWithBody): string {
  const { success, output } = safeParse(schema, jsonText(request));
  if (!success) throw new InvalidRequest('The body must be a JSON object with the string idToken.');
  return output.idToken;
}
