import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  validate,
  type ASTVisitor,
  type DocumentNode,
  type GraphQLSchema,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { shownRequestError, type ShownError } from './shown-error';

/** A parsed document and its validation errors. */
export interface CheckedDocument {
  readonly document: DocumentNode;
  readonly faults: readonly ShownError[];
}

/** Parses and validates documents, each one once. Throws GraphQLError for syntax errors. */
export function documentReader(
  schema: GraphQLSchema,
  { introspection }: { introspection: boolean },
): (text: string) => CheckedDocument {
  const rules = [...specifiedRules, ...(introspection ? [] : [NoSchemaIntrospectionCustomRule])].map(named);
  const known = new Map<string, CheckedDocument>();
  const check = (text: string): CheckedDocument => {
    try {
      const document = parse(text, { maxLexicalTokens: mostTokens });
      return { document, faults: validate(schema, document, rules).map((error) => shownRequestError(error)) };
    } catch (error) {
      // Thousands of levels overflow the stack.
      throw error instanceof RangeError ? new GraphQLError('The document is nested too deeply.') : error;
    }
  };
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const checked = check(text);
    if (text.length > longestKept) return checked;
    if (known.size >= mostKept) known.delete(known.keys().next().value ?? '');
    known.set(text, checked);
    return checked;
  };
}

const mostKept = 500;
const longestKept = 20_000;
// The limit of graphql-java, on which AppSync is built.
const mostTokens = 15_000;

/** Adds the kind of the error to the message of graphql-js, as AppSync does. */
function named(rule: ValidationRule): ValidationRule {
  const kind = kinds[rule.name] ?? rule.name.replace(/(Custom)?Rule$/, '');
  return (context: ValidationContext): ASTVisitor =>
    rule(
      Object.create(context, {
        reportError: {
          value: (error: GraphQLError) => {
            const message = `Validation error of type ${kind}: ${error.message}`;
            context.reportError(new GraphQLError(message, { nodes: error.nodes }));
          },
        },
      }) as ValidationContext,
    );
}

const kinds: Readonly<Record<string, string>> = {
  FieldsOnCorrectTypeRule: 'FieldUndefined',
  KnownArgumentNamesRule: 'UnknownArgument',
  KnownDirectivesRule: 'UnknownDirective',
  KnownFragmentNamesRule: 'UndefinedFragment',
  KnownTypeNamesRule: 'UnknownType',
  NoFragmentCyclesRule: 'FragmentCycle',
  NoSchemaIntrospectionCustomRule: 'FieldUndefined',
  NoUndefinedVariablesRule: 'UndefinedVariable',
  NoUnusedFragmentsRule: 'UnusedFragment',
  NoUnusedVariablesRule: 'UnusedVariable',
  OverlappingFieldsCanBeMergedRule: 'FieldsConflict',
  ProvidedRequiredArgumentsRule: 'MissingFieldArgument',
  ScalarLeafsRule: 'SubSelectionRequired',
  UniqueInputFieldNamesRule: 'DuplicateInputField',
  ValuesOfCorrectTypeRule: 'WrongType',
  VariablesInAllowedPositionRule: 'VariableTypeMismatch',
};
