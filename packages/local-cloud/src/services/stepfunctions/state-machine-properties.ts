import { literal, optional, pipe, rawTransform, record, safeParse, strictObject, string } from 'valibot';
import { inert } from '#local/template/inert';
import { definition } from './language/states';

const fields = strictObject({
  StateMachineName: optional(string()),
  RoleArn: string(),
  DefinitionString: string(),
  DefinitionSubstitutions: optional(record(string(), string()), {}),
  StateMachineType: optional(literal('STANDARD')),
  LoggingConfiguration: inert('failed executions are printed to the terminal'),
  TracingConfiguration: inert('tracing is not implemented'),
  Tags: inert('tags are not used'),
});

/** The properties with the parsed definition. Unsupported parts are rejected with their position in the definition. */
export const stateMachineProperties = pipe(
  fields,
  rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
    const { DefinitionString, DefinitionSubstitutions, ...others } = value;
    const text = substituted(DefinitionString, DefinitionSubstitutions);
    const here = {
      type: 'object',
      origin: 'value',
      input: value,
      key: 'DefinitionString',
      value: text,
    } as const;
    const json = parsedJson(text);
    if (json === undefined) {
      addIssue({ message: 'it is not JSON', path: [here] });
      return NEVER;
    }
    const read = safeParse(definition, json);
    if (read.success) return { ...others, definition: read.output };
    // Only ARNs in a definition depend on other resources, so that other errors are reported before resources exist.
    for (const { message, expected, path = [] } of read.issues)
      addIssue({
        expected: 'never',
        message: expected === 'never' ? 'not supported by the local cloud' : message,
        path: [here, ...path],
      });
    return NEVER;
  }),
);

/** `${name}` stays unchanged for names without a value, as in AWS. */
const substituted = (text: string, values: Readonly<Record<string, string>>) =>
  text.replace(/\$\{([^}]+)\}/g, (whole, name: string) => values[name] ?? whole);

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
