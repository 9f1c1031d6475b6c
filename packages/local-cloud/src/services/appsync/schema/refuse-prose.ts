import { TokenKind, visit, type DocumentNode, type Token } from 'graphql';

/**
 * Throws for the first description or comment in a schema, because AppSync's parser has rejected both.
 * https://github.com/aws/aws-appsync-community/issues/38, /issues/55 and /issues/410
 */
export function refuseProse(document: DocumentNode): void {
  const descriptions = descriptionsOf(document);
  for (let token = document.loc?.startToken.next; token; token = token.next) {
    if (token.kind === TokenKind.COMMENT) throw refused('comment', token);
    if (descriptions.has(token.start)) throw refused('description', token);
  }
}

/** Start offsets of descriptions in the text. */
function descriptionsOf(document: DocumentNode): ReadonlySet<number> {
  const starts = new Set<number>();
  visit(document, {
    enter: (node) => {
      if ('description' in node && node.description?.loc) starts.add(node.description.loc.start);
    },
  });
  return starts;
}

const longestShown = 60;

const refused = (what: 'comment' | 'description', { line, value }: Token) =>
  new Error(
    `AppSync may refuse the schema for its ${what} on line ${line}: "${value.trim().slice(0, longestShown)}". ` +
      'Remove all descriptions and comments from the schema in the template',
  );
