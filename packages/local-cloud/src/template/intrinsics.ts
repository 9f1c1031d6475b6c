/** The values to which intrinsic functions can refer. */
export interface Scope {
  /** `Ref`: a parameter, a pseudo parameter or a resource. */
  ref(name: string): unknown;
  /** `Fn::GetAtt`. */
  attribute(logicalId: string, name: string): unknown;
  /** `Fn::GetStackOutput`, CDK's weak reference between stacks. */
  stackOutput(stackName: string, outputName: string): unknown;
  importedValue(exportName: string): unknown;
  mapped(map: string, first: string, second: string): unknown;
  condition(name: string): boolean;
  /** The placeholder for a missing element; throws if all values must be known. */
  absentPart(reason: string): unknown;
}

/** The value of `AWS::NoValue`. Properties with this value are removed. */
export const noValue = Symbol('AWS::NoValue');

type Intrinsic = (argument: unknown, scope: Scope) => unknown;

const intrinsics: ReadonlyMap<string, Intrinsic> = new Map<string, Intrinsic>([
  ['Ref', (name, scope) => scope.ref(text(name))],
  ['Fn::GetAtt', (argument, scope) => attribute(argument, scope)],
  ['Fn::Join', (argument, scope) => join(argument, scope)],
  ['Fn::Sub', (argument, scope) => sub(argument, scope)],
  ['Fn::Select', (argument, scope) => select(argument, scope)],
  ['Fn::Split', (argument, scope) => split(argument, scope)],
  ['Fn::Base64', (argument, scope) => Buffer.from(text(resolve(argument, scope))).toString('base64')],
  [
    'Fn::FindInMap',
    (argument, scope) => scope.mapped(...(texts(argument, scope) as [string, string, string])),
  ],
  ['Fn::ImportValue', (name, scope) => scope.importedValue(text(resolve(name, scope)))],
  ['Fn::GetStackOutput', (argument, scope) => stackOutput(argument, scope)],
  ['Fn::If', (argument, scope) => choose(argument, scope)],
  ['Condition', (name, scope) => scope.condition(text(name))],
  ['Fn::And', (argument, scope) => truths(argument, scope).every(Boolean)],
  ['Fn::Or', (argument, scope) => truths(argument, scope).some(Boolean)],
  ['Fn::Not', (argument, scope) => !truths(argument, scope).some(Boolean)],
  ['Fn::Equals', (argument, scope) => new Set(texts(argument, scope)).size === 1],
]);

/** Evaluates the intrinsic functions in a value. Throws for unsupported ones. */
export function resolve(value: unknown, scope: Scope): unknown {
  if (Array.isArray(value))
    return value.map((each) => resolve(each, scope)).filter((each) => each !== noValue);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [only] = entries;
  if (entries.length === 1 && only !== undefined) {
    const intrinsic = intrinsics.get(only[0]);
    // An object with only a `Condition` can also be part of a policy; it is an intrinsic function only if its value
    // is a name.
    if (intrinsic !== undefined && (only[0] !== 'Condition' || typeof only[1] === 'string')) {
      return intrinsic(only[1], scope);
    }
    if (only[0].startsWith('Fn::')) throw new Error(`${only[0]} is not supported by the local cloud`);
  }
  return Object.fromEntries(
    entries
      .map(([key, each]): [string, unknown] => [key, resolve(each, scope)])
      .filter(([, each]) => each !== noValue),
  );
}

function attribute(argument: unknown, scope: Scope): unknown {
  const [logicalId, ...name] = typeof argument === 'string' ? argument.split('.') : list(argument);
  return scope.attribute(text(logicalId), name.map((part) => text(resolve(part, scope))).join('.'));
}

function join(argument: unknown, scope: Scope): string {
  const [separator, parts] = list(argument);
  return list(resolve(parts, scope)).map(text).join(text(separator));
}

function sub(argument: unknown, scope: Scope): string {
  const [template, own] = Array.isArray(argument) ? (argument as unknown[]) : [argument, {}];
  const values = resolve(own, scope) as Record<string, unknown>;
  return substitute(text(template), (name) => {
    if (Object.hasOwn(values, name)) return text(values[name]);
    const [logicalId = '', ...rest] = name.split('.');
    return text(rest.length === 0 ? scope.ref(name) : scope.attribute(logicalId, rest.join('.')));
  });
}

function select(argument: unknown, scope: Scope): unknown {
  const [index, parts] = list(argument);
  const chosen = list(resolve(parts, scope))[Number(resolve(index, scope))];
  return chosen ?? scope.absentPart(`Fn::Select: the list has no element ${text(index)}`);
}

function split(argument: unknown, scope: Scope): string[] {
  const [separator, whole] = list(argument);
  return text(resolve(whole, scope)).split(text(separator));
}

function stackOutput(argument: unknown, scope: Scope): unknown {
  const { StackName, OutputName } = resolve(argument, scope) as Record<string, unknown>;
  return scope.stackOutput(text(StackName), text(OutputName));
}

function choose(argument: unknown, scope: Scope): unknown {
  const [condition, yes, no] = list(argument);
  return resolve(scope.condition(text(condition)) ? yes : no, scope);
}

function truths(argument: unknown, scope: Scope): boolean[] {
  return texts(argument, scope).map((each) => each === 'true');
}

function texts(argument: unknown, scope: Scope): string[] {
  return list(resolve(argument, scope)).map(text);
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new Error(`expected a list, found ${JSON.stringify(value)}`);
  return value as unknown[];
}

function text(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Error(`expected a string, found ${JSON.stringify(value)}`);
}

/** `Fn::Sub`: replaces each `${name}`; `${!name}` is the literal `${name}`. */
function substitute(template: string, valueOf: (name: string) => string): string {
  return template.replace(/\$\{(!?)([^}]*)\}/g, (_all, literal: string, name: string) =>
    literal === '!' ? `\${${name}}` : valueOf(name.trim()),
  );
}
