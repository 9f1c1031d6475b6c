import type { GenericSchema, InferOutput } from 'valibot';

/** A resource of a template whose properties are resolved and parsed. */
export interface Resource<Properties> {
  readonly logicalId: string;
  readonly stackName: string;
  readonly type: string;
  readonly properties: Properties;
  /** Stable for a logical id across restarts; lower-case letters and digits, for physical names. */
  readonly nameSeed: string;
}

/** What a resource is known by: `Ref`, and `Fn::GetAtt` by attribute name. */
export interface Created {
  readonly ref: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/**
 * One CloudFormation resource type. The schema is strict at every level: what it does not name is refused,
 * what it names by `inert(reason)` is accepted and has no effect here.
 */
export interface ResourceKind<Schema extends GenericSchema = GenericSchema> {
  readonly type: string;
  readonly properties: Schema;
  create(resource: Resource<InferOutput<Schema>>): Created | Promise<Created>;
  /**
   * Runs the file or folder at `path` as the resource's code from now on; what runs already ends with the old code.
   * Throws for code that is refused, and keeps the old one. Absent where a resource has no code.
   */
  replaceCode?(resource: Resource<InferOutput<Schema>>, path: string): void;
}

/** Ties a kind's `create` to its schema. */
export function resourceKind<Schema extends GenericSchema>(kind: ResourceKind<Schema>): ResourceKind {
  return kind;
}
