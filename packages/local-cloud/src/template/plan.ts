import { createHash } from 'node:crypto';
import { safeParse } from 'valibot';
import type { Stack } from './assembly';
import { resolve } from './intrinsics';
import { describeIssue, isUnsupported, refusal } from './refusals';
import type { ResourceKind } from './resource-kind';
import { createScopes, type Place } from './scope';
import type { TemplateResource } from './template';

/** A resource to create, and its dependencies. */
export interface Planned {
  readonly id: string;
  readonly stackName: string;
  readonly logicalId: string;
  readonly type: string;
  readonly kind: ResourceKind;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly needs: ReadonlySet<string>;
  readonly nameSeed: string;
}

export const plannedId = (stackName: string, logicalId: string) => `${stackName}/${logicalId}`;

/**
 * Checks all templates before anything is created: resources, references, and every unsupported type, property and
 * function.
 */
export function plan(
  stacks: readonly Stack[],
  kinds: readonly ResourceKind[],
  place: Place,
): { planned: Planned[]; refusals: string[] } {
  const kindOf = new Map(kinds.map((kind) => [kind.type, kind]));
  const planned: Planned[] = [];
  const refusals: string[] = [];

  for (const { name: stackName, template } of stacks) {
    for (const [logicalId, resource] of Object.entries(template.Resources)) {
      const where = { stackName, logicalId, type: resource.Type };
      try {
        const needs = new Set<string>();
        const scope = recordingScopes(stacks, place, needs)(stackName);
        if (resource.Condition !== undefined && !scope.condition(resource.Condition)) continue;
        const kind = kindOf.get(resource.Type);
        if (kind === undefined) throw new Error('this resource type is not supported by the local cloud');
        const properties = resolve(resource.Properties, scope);
        refusals.push(...unsupported(kind, properties, needs).map((reason) => refusal(where, reason)));
        for (const other of [resource.DependsOn].flat()) needs.add(plannedId(stackName, other));
        planned.push(plannedResource(where, resource, kind, needs));
      } catch (error) {
        refusals.push(refusal(where, error));
      }
    }
  }
  return { planned, refusals };
}

function plannedResource(
  where: { stackName: string; logicalId: string; type: string },
  { Properties }: TemplateResource,
  kind: ResourceKind,
  needs: ReadonlySet<string>,
): Planned {
  const id = plannedId(where.stackName, where.logicalId);
  const nameSeed = createHash('sha256').update(id).digest('hex').slice(0, 26);
  return { ...where, id, kind, properties: Properties, needs, nameSeed };
}

/**
 * Values of resources are not known yet, so errors of values are reported only where there is no placeholder.
 */
function unsupported(kind: ResourceKind, properties: unknown, needs: ReadonlySet<string>): string[] {
  const { issues = [] } = safeParse(kind.properties, properties);
  return issues
    .filter((issue) => needs.size === 0 || isUnsupported(issue) || issue.issues?.some(isUnsupported) === true)
    .flatMap(describeIssue);
}

function recordingScopes(stacks: readonly Stack[], place: Place, needs: Set<string>) {
  const known = new Map(stacks.map(({ name, template }) => [name, template.Resources]));
  const placeholder = (stackName: string, logicalId: string) => {
    if (known.get(stackName)?.[logicalId] === undefined)
      throw new Error(`it refers to ${logicalId}, which does not exist`);
    needs.add(plannedId(stackName, logicalId));
    return `(${logicalId})`;
  };
  return createScopes(stacks, place, {
    ref: placeholder,
    attribute: placeholder,
    absentPart: () => '(part)',
  });
}
