import ts from 'typescript';

interface RetiredWord {
  /** Matches the word or phrase in any case. */
  readonly pattern: RegExp;
  /** The replacement. */
  readonly instead: string;
}

export interface Finding {
  /** `file:line`. */
  readonly place: string;
  readonly found: string;
  readonly instead: string;
}

/** Words that screens, messages and documentation must not use. */
const retiredWords: readonly RetiredWord[] = [
  { pattern: /\b(send|sends|sent) (it |this |them )?(back|in again)\b/i, instead: 'request changes, submit' },
  { pattern: /\bmend(s|ed|ing)?\b/i, instead: 'fix, correct' },
  { pattern: /\b(how|where) it stands\b/i, instead: 'status' },
  { pattern: /\bunder way\b/i, instead: 'in progress, running' },
  { pattern: /\bsittings?\b/i, instead: 'game session, sign-in session' },
  { pattern: /\b(demo|casino|other) houses?\b/i, instead: 'casino, brand' },
  { pattern: /\bfingerprints?\b/i, instead: 'hash' },
  { pattern: /\bunwanted mail\b/i, instead: 'spam folder' },
  { pattern: /\blike the system\b/i, instead: 'use system theme' },
  { pattern: /\bcannot be shown just now\b/i, instead: 'something went wrong, try again' },
  { pattern: /\btr(y|ies|ied) anew\b/i, instead: 'retry' },
  { pattern: /\bof what it was\b/i, instead: 'name the expected resource' },
  { pattern: /\bend the game\b/i, instead: 'retire' },
  { pattern: /\b(anew|afresh)\b/i, instead: 'again, from the beginning' },
  { pattern: /\b(is|are|was|were) (answered|run) here\b/i, instead: 'supported' },
  { pattern: /\bthe (round|release|version|record) before\b/i, instead: 'the previous one' },
  { pattern: /\b(for|by) whoever\b/i, instead: 'for users who' },
  { pattern: /\bnobody(’s|'s)? (looks|knows|waits)\b/i, instead: 'say what the code does' },
  { pattern: /\bone(’s|'s) own\b/i, instead: 'your own, the caller’s' },
  { pattern: /\bpapers\b/i, instead: 'documents' },
  { pattern: /\bstumbled?\b/i, instead: 'reported an error' },
];

/** Phrases that test names must not contain. A test name states a subject and its behaviour. */
const retiredInTestNames: readonly RetiredWord[] = [
  { pattern: /\b(is|are|be) told\b/i, instead: 'shows, returns, reports' },
  { pattern: /\bas (it|they) stands?\b/i, instead: 'current' },
];

/** Words that must not be a part of a file name, between hyphens. */
const retiredFileWords = ['mend', 'mends', 'papers'] as const;

/** Retired words in the string literals, templates and JSX texts of a TypeScript file. */
export function findInSource(file: string, source: string): Finding[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
  const findings: Finding[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)) {
      const line = tree.getLineAndCharacterOfPosition(node.getEnd()).line + 1;
      findings.push(...findIn(`${file}:${line}`, node.text.replaceAll(/\s+/g, ' ')));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return findings;
}

/** Retired words in the names of tests and groups of tests, whose first argument is a literal. */
export function findInTestNames(file: string, source: string): Finding[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const findings: Finding[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && /^(test|describe)\b/.test(node.expression.getText())) {
      const [name] = node.arguments;
      if (name && ts.isStringLiteralLike(name)) {
        const line = tree.getLineAndCharacterOfPosition(name.getStart()).line + 1;
        findings.push(...findIn(`${file}:${line}`, name.text, [...retiredWords, ...retiredInTestNames]));
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return findings;
}

/** Retired words in a Markdown text, without its code. */
export function findInMarkdown(file: string, text: string): Finding[] {
  const blank = (code: string) => code.replaceAll(/[^\n]/g, ' ');
  const prose = text.replaceAll(/^```[\s\S]*?^```/gm, blank).replaceAll(/`[^`]*`/g, blank);
  return prose.split('\n').flatMap((line, index) => findIn(`${file}:${index + 1}`, line));
}

export function findInFileName(file: string): Finding[] {
  const parts = file.split(/[/.-]/);
  return retiredFileWords
    .filter((word) => parts.includes(word))
    .map((word) => ({ place: file, found: word, instead: 'another file name' }));
}

const findIn = (place: string, text: string, words = retiredWords): Finding[] =>
  words.flatMap(({ pattern, instead }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [{ place, found, instead }];
  });
