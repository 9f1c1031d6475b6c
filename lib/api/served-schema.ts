import { Definition, SchemaFile } from 'aws-cdk-lib/aws-appsync';
import { parse, print, visit } from 'graphql';

/**
 * Returns the schema in `file` without descriptions and comments, because AppSync's parser has rejected them.
 * https://github.com/aws/aws-appsync-community/issues/38, /issues/55 and /issues/410
 */
export function servedSchema(file: string): Definition {
  const schema = SchemaFile.fromAsset(file);
  schema.definition = withoutProse(schema.definition);
  return Definition.fromSchema(schema);
}

/** `printSchema` would drop AppSync's directives; printing the syntax tree keeps them. */
const withoutProse = (text: string) =>
  print(
    visit(parse(text), {
      enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
    }),
  );
