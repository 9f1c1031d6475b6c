import * as v from 'valibot';

const fields = {
  Type: v.string(),
  Properties: v.optional(v.record(v.string(), v.unknown()), {}),
  DependsOn: v.optional(v.union([v.string(), v.array(v.string())]), []),
  Condition: v.optional(v.string()),
  // Deletion policies and metadata of tools have no effect, because templates never delete anything here.
  DeletionPolicy: v.optional(v.string()),
  UpdateReplacePolicy: v.optional(v.string()),
  Metadata: v.optional(v.unknown()),
};

const output = v.object({
  Value: v.unknown(),
  Condition: v.optional(v.string()),
  Export: v.optional(v.object({ Name: v.unknown() })),
});

const schema = v.strictObject({
  AWSTemplateFormatVersion: v.optional(v.string()),
  Description: v.optional(v.string()),
  Metadata: v.optional(v.unknown()),
  Parameters: v.optional(
    v.record(v.string(), v.object({ Type: v.string(), Default: v.optional(v.unknown()) })),
    {},
  ),
  Mappings: v.optional(v.record(v.string(), v.record(v.string(), v.record(v.string(), v.unknown()))), {}),
  Conditions: v.optional(v.record(v.string(), v.unknown()), {}),
  Resources: v.optional(v.record(v.string(), v.strictObject(fields)), {}),
  Outputs: v.optional(v.record(v.string(), output), {}),
  // The CDK writes a rule about the version of the bootstrap stack, which does not exist here.
  Rules: v.optional(v.unknown()),
});

/** A CloudFormation template. */
export type Template = v.InferOutput<typeof schema>;
export type TemplateResource = Template['Resources'][string];

/** Parses a template. Throws for unsupported parts, naming the stack and the position. */
export function parseTemplate(stackName: string, template: unknown): Template {
  const parsed = v.safeParse(schema, template);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  throw new Error(
    `${stackName}: ${v.getDotPath(issue) ?? 'the template'} is not supported by the local cloud (${issue.message})`,
  );
}
