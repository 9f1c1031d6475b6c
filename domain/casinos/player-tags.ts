import { limits } from '../limits';

const { tag: longestTag, tags: mostTags } = limits.brandUser;

/** AppSync's runtime, which runs this as well, has no regular expressions. */
const characters = 'abcdefghijklmnopqrstuvwxyz0123456789-';

/** A tag as it is stored. */
export const tagOf = (entered: string): string => entered.trim().toLowerCase();

/** Whether a stored tag is valid: lower-case letters, digits and hyphens. */
export const isTag = (tag: string): boolean =>
  tag.length >= 1 &&
  tag.length <= longestTag &&
  tag.split('').every((character) => characters.includes(character));

export type TagFault =
  | { readonly code: 'too-many' }
  /** The tag is in the format of `tagOf`; it can be of any length. */
  | { readonly code: 'format' | 'duplicate'; readonly tag: string };

/** The first fault of the tags of a player in the format of `tagOf`; undefined for valid tags. */
export function tagFault(tags: readonly string[]): TagFault | undefined {
  if (tags.length > mostTags) return { code: 'too-many' };
  const invalid = tags.filter((tag) => !isTag(tag));
  if (invalid.length > 0) return { code: 'format', tag: invalid[0] ?? '' };
  const repeated = tags.filter((tag, place) => tags.indexOf(tag) < place);
  return repeated.length > 0 ? { code: 'duplicate', tag: repeated[0] ?? '' } : undefined;
}
