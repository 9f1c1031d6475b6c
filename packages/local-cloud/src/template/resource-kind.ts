import type { GenericSchema, InferOutput } from 'valibot';

/** A resource of a template with resolved and parsed properties. */
export interface Resource<Properties> {
  readonly logicalId: string;
  readonly stackName: string;
  readonly type: string;
  readonly properties: Properties;
  /** Stable for a logical id across restarts. Lowercase letters and digits for physical names. */
  readonly nameSeed: string;
}

/** The values of a created resource: `Ref`, and `Fn::GetAtt` by attribute name. */
export interface Created {
  readonly ref: string;
  readonly attributes?: Readonly<Record<string, string>>;
}

/**
 * A CloudFormation resource type. The schema is strict at every level: unknown properties are rejected, and
 * properties with `inert(reason)` are accepted without effect.
 */
export interface ResourceKind<Schema extends GenericSchema = GenericSchema> {
  readonly type: string;
  readonly properties: Schema;
  create(resource: Resource<InferOutput<Schema>>): Created | Promise<Created>;
  /**
   * Replaces the resource's code by the file or folder at `path`; running work ends with the old code. Throws for
   * rejected code and keeps the old one. Absent for resources without code.
   */
  replaceCode?(resource: Resource<InferOutput<Schema>>, path: string): void;
}

/** Ties a kind's `create` to its schema. */
export function resourceKind<Schema extends GenericSchema>(kind: ResourceKind<Schema>): ResourceKind {
  return kind;
}
