import { createHash } from 'node:crypto';
import { mutationsOf, type Mutation } from './mutations';

export interface Mutant extends Mutation {
  readonly file: string;
  /** Beginning at 1. */
  readonly line: number;
}

/**
 * Chooses `count` mutants of the files, at most one of each. The choice depends only on the seed and on the text around
 * each mutant, so that most mutants of two revisions are the same.
 *
 * @param read Returns the text of a file.
 */
export function chooseMutants(
  files: readonly string[],
  read: (file: string) => string,
  { seed, count }: { readonly seed: number; readonly count: number },
): Mutant[] {
  const rank = (text: string) => createHash('sha256').update(`${seed} ${text}`).digest('hex');
  return files
    .map((file) => ({ file, rank: rank(file) }))
    .sort((one, other) => (one.rank < other.rank ? -1 : 1))
    .flatMap(({ file }) => {
      const text = read(file);
      const [first] = mutationsOf(text, file.endsWith('x'))
        .map((mutation) => ({
          mutation,
          rank: rank(`${text.slice(Math.max(0, mutation.at - 30), mutation.at + 30)} ${mutation.new}`),
        }))
        .sort((one, other) => (one.rank < other.rank ? -1 : 1));
      if (first === undefined) return [];
      const line = text.slice(0, first.mutation.at).split('\n').length;
      return [{ file, line, ...first.mutation }];
    })
    .slice(0, count);
}
