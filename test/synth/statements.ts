import { array, looseObject, parse, pipe, string, transform, union, unknown, optional } from 'valibot';
import { resourcesOf, type Synthesized } from '#test/synth/synthesized';

const listed = pipe(
  union([string(), array(string())]),
  transform((one) => (typeof one === 'string' ? [one] : one)),
);
const statementSchema = looseObject({
  Effect: string(),
  Action: listed,
  Resource: optional(unknown()),
  Principal: optional(unknown()),
  Condition: optional(unknown()),
});

export interface Statement {
  /** The policy's logical id. */
  readonly policy: string;
  readonly effect: string;
  readonly actions: readonly string[];
  /** As JSON, including intrinsic functions. */
  readonly resource: string;
  readonly principal: string;
  readonly condition: string;
}

const documents = ({ PolicyDocument }: Readonly<Record<string, unknown>>) =>
  PolicyDocument === undefined ? [] : [parse(looseDocument, PolicyDocument)];
const looseDocument = looseObject({ Statement: array(statementSchema) });

/** All statements that grant permissions: policies of roles, buckets, queues and topics. */
export function statementsOf(synthesized: Synthesized): readonly Statement[] {
  const types = ['AWS::IAM::Policy', 'AWS::IAM::ManagedPolicy', 'AWS::S3::BucketPolicy'];
  const others = ['AWS::SQS::QueuePolicy', 'AWS::SNS::TopicPolicy'];
  return [...types, ...others].flatMap((type) =>
    resourcesOf(synthesized, type).flatMap(({ id, properties }) =>
      documents(properties).flatMap(({ Statement }) =>
        Statement.map((statement) => ({
          policy: id,
          effect: statement.Effect,
          actions: statement.Action,
          resource: JSON.stringify(statement.Resource ?? null),
          principal: JSON.stringify(statement.Principal ?? null),
          condition: JSON.stringify(statement.Condition ?? null),
        })),
      ),
    ),
  );
}
