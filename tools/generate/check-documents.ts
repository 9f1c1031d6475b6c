import {
  type DefinitionNode,
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  Kind,
  parse,
  Source,
  validate,
} from 'graphql';
import { at, type FoundDocument } from './find-documents';

interface ParsedDocument extends FoundDocument {
  readonly definition: DefinitionNode;
  readonly name: string;
}

export interface CheckedDocuments {
  /** Documents with one definition each, and the file in which each is defined. */
  readonly documents: readonly { readonly location: string; readonly document: DocumentNode }[];
  /** Sentences for the developer, each with its position. */
  readonly errors: readonly string[];
}

/** Validates every operation against the schema exactly as it is sent, including its fragments. */
export const checkDocuments = (schema: GraphQLSchema, found: readonly FoundDocument[]): CheckedDocuments => {
  const errors = new Set<string>();
  const parsed = found.flatMap((document) => {
    try {
      return [parsedDocument(document)];
    } catch (error) {
      errors.add(sentence(error));
      return [];
    }
  });
  const byName = new Map<string, ParsedDocument>();
  for (const document of parsed) {
    const other = byName.get(document.name);
    if (other) errors.add(`${at(document)}: ${document.name} is also the name of ${at(other)}.`);
    byName.set(document.name, document);
  }
  const fragments = new Map(parsed.map((document) => [document.constant, document]));
  const used = new Set<ParsedDocument>();
  const withIncluded = (document: ParsedDocument): ParsedDocument[] => [
    document,
    ...document.includes.flatMap((constant) => {
      const fragment = fragments.get(constant);
      if (fragment) return withIncluded(fragment);
      errors.add(`${at(document)}: ${constant} is not the constant of a fragment.`);
      return [];
    }),
  ];
  for (const operation of parsed.filter(({ constant }) => constant === undefined)) {
    const sent = withIncluded(operation);
    for (const document of sent) used.add(document);
    const definitions = sent.map(({ definition }) => definition);
    for (const error of validate(schema, { kind: Kind.DOCUMENT, definitions })) errors.add(sentence(error));
  }
  for (const document of parsed)
    if (!used.has(document)) errors.add(`${at(document)}: no operation includes ${document.name}.`);
  const documents = [...byName.values()]
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ file, definition }) => ({
      location: file,
      document: { kind: Kind.DOCUMENT, definitions: [definition] } as const,
    }));
  return { documents, errors: [...errors] };
};

const parsedDocument = (found: FoundDocument): ParsedDocument => {
  const { definitions } = parse(
    new Source(found.text, found.file, { line: found.line, column: found.column }),
  );
  const [definition] = definitions;
  if (!definition || definitions.length > 1 || !('name' in definition) || !definition.name)
    throw new Error(`${at(found)}: a document holds one operation or fragment, and that has a name.`);
  const name = definition.name.value;
  const constant = `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
  if (found.constant !== undefined && found.constant !== constant)
    throw new Error(`${at(found)}: the constant of the fragment ${name} must be called ${constant}.`);
  return { ...found, definition, name };
};

const sentence = (error: unknown): string => {
  if (!(error instanceof GraphQLError)) return error instanceof Error ? error.message : String(error);
  const [position] = error.locations ?? [];
  const source = error.source ?? error.nodes?.[0]?.loc?.source;
  if (!position || !source) return error.message;
  const { line, column } = source.locationOffset;
  const shown = {
    file: source.name,
    line: position.line + line - 1,
    column: position.line === 1 ? position.column + column - 1 : position.column,
  };
  return `${at(shown)}: ${error.message}`;
};
