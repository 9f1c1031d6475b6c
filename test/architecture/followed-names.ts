import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

const folder = 'docs/how-to';

/** A page of `docs/how-to`: the names in its example, and the files that it links to. */
export function followedPage(file: string, sentence: RegExp) {
  const page = readFileSync(join(folder, file), 'utf8');
  const [text = ''] = sentence.exec(page) ?? [];
  return {
    names: [...text.matchAll(/`(\w+)`/g)].flatMap(([, name]) => name ?? []),
    linked: [...page.matchAll(/\]\((\.\.\/[^)]+)\)/g)].map(([, link = '']) => normalize(join(folder, link))),
  };
}

/** The files in some folders that contain one of the names as a word, or have it in their path. */
export function filesNaming(names: readonly string[], folders: readonly string[]): string[] {
  const git = (...options: string[]) =>
    execFileSync('git', [...options, '--', ...folders], { encoding: 'utf8', maxBuffer: 2 ** 26 })
      .split('\n')
      .filter((line) => line !== '');
  const patterns = names.flatMap((name) => ['-e', name]);
  const inText = git('grep', '--files-with-matches', '--word-regexp', '--fixed-strings', ...patterns);
  const inPath = git('ls-files').filter((file) => names.some((name) => file.includes(`.${name}.`)));
  return [...new Set([...inText, ...inPath])].filter((file) => !file.includes('/generated/'));
}
