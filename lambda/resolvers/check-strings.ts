import { util, type Context } from '@aws-appsync/utils';
import { characters } from '#domain/text/characters';
import { refuse } from './refuse';

/** In JSON, half of a surrogate pair: as it is, or as an escape, which a pair is never written as. */
const half = `${characters.surrogate}|(?<!\\\\)(?:\\\\\\\\)*\\\\u[dD][89a-fA-F]`;

/**
 * Refuses arguments with text that UTF-8 cannot write, wherever it is: DynamoDB would fail, or keep other text than
 * what was sent. What a function is sent and what a pipeline starts with is checked; other resolvers check their own.
 */
export function checkStrings({ args }: Pick<Context<unknown>, 'args'>): void {
  const given = args as Readonly<Record<string, unknown>>;
  const input = given.input as Readonly<Record<string, unknown>> | null | undefined;
  for (const [field, value] of Object.entries(input ?? given)) {
    if (util.matches(half, JSON.stringify([field, value]))) refuse('input.character', { field });
  }
}
