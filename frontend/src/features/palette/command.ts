import type { LucideIcon } from 'lucide-react';
import { searchWords } from '#domain/search/search-words';
import type { BadgeTone } from '../../ui/badge';

/** What can be chosen in the palette. */
export interface Command {
  /** Unique in the palette. */
  readonly id: string;
  readonly label: string;
  /** Further words that it is found by. */
  readonly keywords?: string;
  /** Shown beside the label; it is found by it, too. */
  readonly detail?: string | undefined;
  readonly status?: { readonly text: string; readonly tone: BadgeTone } | undefined;
  readonly icon: LucideIcon;
  /** A path, or what is done. */
  readonly does: string | (() => void);
}

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** The words of the typed text, in the form of the search index. */
export const typedWords = (text: string): readonly string[] => searchWords(text.normalize('NFKD'));

/** Whether every typed word begins a word of the text. */
export const hasWords = (text: string, typed: readonly string[]): boolean => {
  const labels = typedWords(text);
  return typed.every((prefix) => labels.some((word) => word.startsWith(prefix)));
};

/** The commands that every typed word fits, those that begin with the first word before the others. */
export const matching = (commands: readonly Command[], typed: readonly string[]): readonly Command[] => {
  const [first = ''] = typed;
  const beginsWith = ({ label }: Command) => typedWords(label)[0]?.startsWith(first) === true;
  const found = commands.filter(({ label, detail = '', keywords = '' }) =>
    hasWords(`${label} ${detail} ${keywords}`, typed),
  );
  return [...found.filter(beginsWith), ...found.filter((command) => !beginsWith(command))];
};
