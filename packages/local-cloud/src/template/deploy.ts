import { safeParse } from 'valibot';
import type { Stack } from './assembly';
import { resolve, type Scope } from './intrinsics';
import { plan, plannedId, type Planned } from './plan';
import { describeIssue, refusal, TemplateRefused } from './refusals';
import type { Created, Resource, ResourceKind } from './resource-kind';
import { createScopes, type Place } from './scope';

/** Outputs by stack and name. */
export type Outputs = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A created resource and its physical id. */
export interface DeployedResource extends ResourceId {
  readonly type: string;
  readonly ref: string;
}

export interface Deployment {
  readonly outputs: Outputs;
  readonly resources: readonly DeployedResource[];
  /**
   * Replaces the code of a resource like `cdk deploy --hotswap`. Throws for a resource that does not exist or has no
   * code, and for rejected code; the resource then keeps its code.
   */
  readonly replaceCode: (resource: ResourceId, path: string) => void;
}

export interface ResourceId {
  readonly stackName: string;
  readonly logicalId: string;
}

/**
 * Creates the resources of all stacks in order of their references. Throws TemplateRefused with all unsupported
 * parts, if possible before any resource is created.
 */
export async function deploy(
  stacks: readonly Stack[],
  kinds: readonly ResourceKind[],
  place: Place,
): Promise<Deployment> {
  const { planned, refusals } = plan(stacks, kinds, place);
  if (refusals.length > 0) throw new TemplateRefused(refusals);

  const created = new Map<string, Deployed>();
  const scopeOf = createScopes(stacks, place, {
    ref: (stackName, logicalId) => existing(created, stackName, logicalId).ref,
    attribute: (stackName, logicalId, name) => {
      const value = existing(created, stackName, logicalId).attributes?.[name];
      if (value === undefined)
        throw new Error(`attribute ${name} of ${logicalId} is not supported by the local cloud`);
      return value;
    },
    absentPart: (reason) => {
      throw new Error(reason);
    },
  });

  const failed = new Set<string>();
  for (const resource of inOrder(planned)) {
    try {
      // Resources that depend on a failed one also fail, without an additional error.
      if ([...resource.needs].some((id) => failed.has(id))) failed.add(resource.id);
      else created.set(resource.id, await create(resource, scopeOf(resource.stackName)));
    } catch (error) {
      failed.add(resource.id);
      refusals.push(...reasons(error).map((reason) => refusal(resource, reason)));
    }
  }
  if (refusals.length > 0) throw new TemplateRefused(refusals);
  return {
    outputs: Object.fromEntries(stacks.map((stack) => [stack.name, outputsOf(stack, scopeOf(stack.name))])),
    resources: [...created.values()].map(({ resource: { stackName, logicalId, type }, ref }) => ({
      stackName,
      logicalId,
      type,
      ref,
    })),
    replaceCode({ stackName, logicalId }, path) {
      const { kind, resource } = existing(created, stackName, logicalId);
      if (kind.replaceCode === undefined)
        throw new Error(`${logicalId} is a ${kind.type}, which has no code`);
      kind.replaceCode(resource, path);
    },
  };
}

interface Deployed extends Created {
  readonly kind: ResourceKind;
  readonly resource: Resource<unknown>;
}

class PropertiesRefused extends Error {
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('; '));
    this.reasons = reasons;
  }
}

async function create(
  { kind, properties, logicalId, stackName, type, nameSeed }: Planned,
  scope: Scope,
): Promise<Deployed> {
  const parsed = safeParse(kind.properties, resolve(properties, scope));
  if (!parsed.success) throw new PropertiesRefused(parsed.issues.flatMap(describeIssue));
  const resource = { logicalId, stackName, type, nameSeed, properties: parsed.output };
  return { ...(await kind.create(resource)), kind, resource };
}

const reasons = (error: unknown) => (error instanceof PropertiesRefused ? error.reasons : [error]);

function existing(created: ReadonlyMap<string, Deployed>, stackName: string, logicalId: string): Deployed {
  const resource = created.get(plannedId(stackName, logicalId));
  if (resource === undefined) throw new Error(`it refers to ${logicalId}, which was not created`);
  return resource;
}

function outputsOf({ template }: Stack, scope: Scope): Record<string, string> {
  return Object.fromEntries(
    Object.entries(template.Outputs)
      .filter(([, { Condition }]) => Condition === undefined || scope.condition(Condition))
      .map(([name, { Value }]) => [name, String(resolve(Value, scope))]),
  );
}

/** Sorts resources so that each follows its dependencies. Throws for circular references, naming them. */
function inOrder(planned: readonly Planned[]): Planned[] {
  const byId = new Map(planned.map((resource) => [resource.id, resource]));
  const ordered = new Set<Planned>();

  function visit(resource: Planned, path: readonly string[]): void {
    if (ordered.has(resource)) return;
    if (path.includes(resource.id)) {
      throw new Error(`resources depend on each other in a cycle: ${[...path, resource.id].join(' → ')}`);
    }
    for (const id of resource.needs) {
      const needed = byId.get(id);
      if (needed !== undefined) visit(needed, [...path, resource.id]);
    }
    ordered.add(resource);
  }

  for (const resource of planned) visit(resource, []);
  return [...ordered];
}
