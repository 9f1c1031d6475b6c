import type { LucideIcon } from 'lucide-react';
import { searchWords } from '#domain/search/search-words';
import type { BadgeTone } from '../../ui/badge';

/** An option of the palette. */
export interface Command {
  /** Unique in the palette. */
  readonly id: string;
  readonly label: string;
  /** Further search words. */
  readonly keywords?: string;
  /** Shown next to the label; also a search word. */
  readonly detail?: string | undefined;
  readonly status?: { readonly text: string; readonly tone: BadgeTone } | undefined;
  readonly icon: LucideIcon;
  /** A path to open, or a function to run. */
  readonly does: string | (() => void);
}

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** The words of the typed text, in the format of the search index. */
export const typedWords = (text: string): readonly string[] => searchWords(text.normalize('NFKD'));

/** Whether every typed word is the beginning of a word in the text. */
export const hasWords = (text: string, typed: readonly string[]): boolean => {
  const labels = typedWords(text);
  return typed.every((prefix) => labels.some((word) => word.startsWith(prefix)));
};

/** The commands that match every typed word. Commands that begin with the first word come first. */
export const matching = (commands: readonly Command[], typed: readonly string[]): readonly Command[] => {
  const [first = ''] = typed;
  const beginsWith = ({ label }: Command) => typedWords(label)[0]?.startsWith(first) === true;
  const found = commands.filter(({ label, detail = '', keywords = '' }) =>
    hasWords(`${label} ${detail} ${keywords}`, typed),
  );
  return [...found.filter(beginsWith), ...found.filter((command) => !beginsWith(command))];
};
