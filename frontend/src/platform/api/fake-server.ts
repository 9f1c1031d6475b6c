import { type DocumentNode, type FieldNode, Kind, parse, type SelectionSetNode } from 'graphql';
import type { Answers } from './fake-answers';
import { Refused } from './errors';

const documents = new Map<string, DocumentNode>();
const parsed = (text: string): DocumentNode => {
  const document = documents.get(text) ?? parse(text, { noLocation: true });
  documents.set(text, document);
  return document;
};

/**
 * Answers a document like a server: with exactly the selected fields. A field without a response in the fake
 * is rejected.
 */
export const answerTo = (answers: Answers, text: string, variables: object): Record<string, unknown> => {
  const document = parsed(text);
  const answerOf = answers as Record<string, ((variables: object) => unknown) | undefined>;
  const selected = (value: unknown, node: FieldNode, path: string): unknown => {
    if (Array.isArray(value)) return value.map((item) => selected(item, node, path));
    if (value === undefined) throw new Error(`The fake has no ${path}, which a page asks for: ${text}`);
    if (value === null || !node.selectionSet) return value;
    const found = value as Record<string, unknown>;
    return Object.fromEntries(
      fieldsOf(document, node.selectionSet).map((field) => {
        const name = field.name.value;
        return [name, selected(found[name], field, `${path}.${name}`)];
      }),
    );
  };
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error(`Not an operation: ${text}`);
  return Object.fromEntries(
    fieldsOf(document, operation.selectionSet).map((field) => {
      const name = field.name.value;
      const answer = answerOf[name];
      if (!answer) throw new Refused('input.invalid', { field: name });
      return [name, selected(answer(variables), field, name)];
    }),
  );
};

const fieldsOf = (document: DocumentNode, { selections }: SelectionSetNode): FieldNode[] =>
  selections.flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(document, selection.selectionSet);
    const name = selection.name.value;
    const fragment = document.definitions.find(
      (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === name,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION ? fieldsOf(document, fragment.selectionSet) : [];
  });
