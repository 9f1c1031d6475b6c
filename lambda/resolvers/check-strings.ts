import { util, type Context } from '@aws-appsync/utils';
import { characters } from '#domain/text/characters';
import { refuse } from './refuse';

/**
 * Matches half of a surrogate pair in JSON, as a character or as an escape. JSON never writes complete pairs as
 * escapes.
 */
const half = `${characters.surrogate}|(?<!\\\\)(?:\\\\\\\\)*\\\\u[dD][89a-fA-F]`;

/**
 * Refuses arguments with text that is not valid Unicode, at any depth. DynamoDB would fail or store a different text.
 * Used for arguments of functions and pipelines; unit resolvers check their own text.
 */
export function checkStrings({ args }: Pick<Context<unknown>, 'args'>): void {
  const given = args as Readonly<Record<string, unknown>>;
  const input = given.input as Readonly<Record<string, unknown>> | null | undefined;
  for (const [field, value] of Object.entries(input ?? given)) {
    if (util.matches(half, JSON.stringify([field, value]))) refuse('input.character', { field });
  }
}
