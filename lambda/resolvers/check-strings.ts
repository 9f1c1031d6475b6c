import { util, type Context } from '@aws-appsync/utils';
import { characters } from '#domain/text/characters';
import { checkId } from './check-id';
import { refuse } from './refuse';

/**
 * Matches half of a surrogate pair in JSON, as a character or as an escape. JSON never writes complete pairs as
 * escapes.
 */
const half = `${characters.surrogate}|(?<!\\\\)(?:\\\\\\\\)*\\\\u[dD][89a-fA-F]`;

type Given = Readonly<Record<string, unknown>>;

/**
 * Refuses arguments with text that is not valid Unicode, at any depth, because DynamoDB would fail or store a
 * different text, and ids that no entity can have. Used for arguments of functions and pipelines; unit resolvers
 * check their own text and ids.
 */
export function checkStrings({ args }: Pick<Context<unknown>, 'args'>): void {
  const given = args as Given;
  const asked = (given.input as Given | null | undefined) ?? given;
  for (const [field, value] of Object.entries(asked)) {
    if (util.matches(half, JSON.stringify([field, value]))) refuse('input.character', { field });
  }
  checkIds('', asked);
  checkIds('filter.', inside(asked.filter));
  // The rules of a promotion are JSON, in which a new promotion has no id yet. The function checks them.
  checkLists('rules.', inside(asked.rules));
}

const inside = (value: unknown): Given => (value && typeof value === 'object' ? (value as Given) : {});

/** `path` is the prefix of the names in errors. The schema gives every id one of these names. */
function checkIds(path: string, input: Given): void {
  for (const [name, value] of Object.entries(input)) {
    const isId = name === 'id' || name === 'sub' || name === 'upTo' || name.endsWith('Id');
    if (isId && typeof value === 'string') checkId(`${path}${name}`, value);
  }
  checkLists(path, input);
}

function checkLists(path: string, input: Given): void {
  for (const [name, value] of Object.entries(input)) {
    const listed = name.endsWith('Ids') ? Object.values(value ?? {}) : [];
    for (const id of listed) if (typeof id === 'string') checkId(`${path}${name}`, id);
  }
}
