import { Definition, SchemaFile } from 'aws-cdk-lib/aws-appsync';
import { parse, print, visit } from 'graphql';

/**
 * The schema in `file` as AppSync gets it: without descriptions and comments, which its parser has refused.
 * https://github.com/aws/aws-appsync-community/issues/38, /issues/55 and /issues/410
 */
export function servedSchema(file: string): Definition {
  const schema = SchemaFile.fromAsset(file);
  schema.definition = withoutProse(schema.definition);
  return Definition.fromSchema(schema);
}

/** `printSchema` would drop AppSync's own directives; printing the syntax tree keeps every one. */
const withoutProse = (text: string) =>
  print(
    visit(parse(text), {
      enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
    }),
  );
