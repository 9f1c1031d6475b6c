import type { Planned } from './plan';

/** Sorts resources so that each follows its dependencies. Throws for circular references, naming them. */
export function inOrder(planned: readonly Planned[]): Planned[] {
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
