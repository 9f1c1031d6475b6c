import { createHash } from 'node:crypto';
import type { Stack } from './assembly';
import { noValue, resolve, type Scope } from './intrinsics';

export interface Place {
  readonly region: string;
  readonly accountId: string;
  /** Values of template parameters by name; others have their default. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** Known values of resources during evaluation. */
export interface ResourceValues {
  ref(stackName: string, logicalId: string): unknown;
  attribute(stackName: string, logicalId: string, name: string): unknown;
  absentPart(reason: string): unknown;
}

/** Creates the scope of each stack. Outputs of a stack are evaluated in its own scope. */
export function createScopes(
  stacks: readonly Stack[],
  place: Place,
  values: ResourceValues,
): (stackName: string) => Scope {
  const byName = new Map(stacks.map((stack) => [stack.name, stack]));

  function scopeOf(stackName: string): Scope {
    const { template } = found(byName.get(stackName), `there is no stack ${stackName}`);
    const scope: Scope = {
      ref: (name) => {
        if (name.startsWith('AWS::')) return pseudo(name, stackName, place);
        const parameter = template.Parameters[name];
        if (parameter === undefined) return values.ref(stackName, name);
        const given = place.parameters[name];
        if (given === undefined && parameter.Type.startsWith('AWS::SSM::'))
          throw new Error(`parameter ${name} of type ${parameter.Type} is not supported by the local cloud`);
        return found(given ?? parameter.Default, `parameter ${name} has no value`);
      },
      attribute: (logicalId, name) => values.attribute(stackName, logicalId, name),
      condition: (name) =>
        resolve(found(template.Conditions[name], `there is no condition ${name}`), scope) === true,
      mapped: (map, first, second) =>
        found(template.Mappings[map]?.[first]?.[second], `there is no mapping ${map}.${first}.${second}`),
      stackOutput,
      importedValue: (exportName) => {
        for (const { name, template: other } of stacks) {
          for (const output of Object.values(other.Outputs)) {
            if (output.Export === undefined) continue;
            const own = scopeOf(name);
            if (resolve(output.Export.Name, own) === exportName) return resolve(output.Value, own);
          }
        }
        throw new Error(`no stack exports ${exportName}`);
      },
      absentPart: (reason) => values.absentPart(reason),
    };
    return scope;
  }

  function stackOutput(stackName: string, outputName: string): unknown {
    const output = byName.get(stackName)?.template.Outputs[outputName];
    return resolve(found(output, `stack ${stackName} has no output ${outputName}`).Value, scopeOf(stackName));
  }

  return scopeOf;
}

function pseudo(name: string, stackName: string, { region, accountId }: Place): unknown {
  switch (name) {
    case 'AWS::Region':
      return region;
    case 'AWS::AccountId':
      return accountId;
    case 'AWS::Partition':
      return 'aws';
    case 'AWS::URLSuffix':
      return 'amazonaws.com';
    case 'AWS::StackName':
      return stackName;
    case 'AWS::StackId':
      return stackId(stackName, { region, accountId });
    case 'AWS::NoValue':
      return noValue;
    default:
      throw new Error(`${name} is not supported by the local cloud`);
  }
}

/** The ARN of a stack; the same at every start. */
export function stackId(
  stackName: string,
  { region, accountId }: Pick<Place, 'region' | 'accountId'>,
): string {
  const digest = createHash('sha256').update(stackName).digest('hex');
  const uuid = digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
  return `arn:aws:cloudformation:${region}:${accountId}:stack/${stackName}/${uuid}`;
}

function found<Value>(value: Value | undefined, otherwise: string): Value {
  if (value === undefined) throw new Error(otherwise);
  return value;
}
