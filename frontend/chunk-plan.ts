/** A chunk that the bundler creates without a plan. */
export interface Chunk {
  readonly name: string;
  /** The ids of its modules. */
  readonly modules: readonly string[];
  /** The names of the chunks that it imports statically. */
  readonly imports: readonly string[];
  readonly bytes: number;
  /** Whether it has an entry or a lazily imported module, and therefore stays alone. */
  readonly isEntry: boolean;
}

export interface Page {
  /** The names of the chunks that it loads first, without their imports. */
  readonly chunks: readonly string[];
  /** The number of bytes that it may load without using them. */
  readonly spareBytes: number;
}

/** Chunks that become one. */
type Group = readonly Chunk[];

interface Plan {
  readonly groups: readonly Group[];
  /** The groups that each page loads first, with their imports. */
  readonly loads: readonly ReadonlySet<Group>[];
  readonly isInCircle: (group: Group) => boolean;
}

/**
 * Decides which shared chunks to merge, and returns the name of the merged chunk for each of their modules. A merge
 * saves one request for each page that loads both parts. It costs each page that loads one part the bytes of the other
 * part and of its imports. The merge that promises most comes first. Merged chunks never import each other in a circle.
 */
export const chunkPlan = (
  chunks: readonly Chunk[],
  pages: readonly Page[],
  /** The number of bytes that cost as much as one request. */
  requestBytes: number,
): ReadonlyMap<string, string> => {
  let plan = planOf(
    chunks.map((chunk) => [chunk]),
    pages,
  );
  const limits = plan.loads.map((load, page) => bytesOf(load) + (pages[page]?.spareBytes ?? 0));
  const costOf = ({ loads }: Plan) =>
    loads.reduce((sum, load) => sum + bytesOf(load) + load.size * requestBytes, 0);
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    for (const parts of promisingMerges(plan, requestBytes)) {
      // An earlier merge has taken one of them.
      if (!parts.every((part) => plan.groups.includes(part))) continue;
      const group = parts.flat();
      const next = planOf([...plan.groups.filter((each) => !parts.includes(each)), group], pages);
      const isWithinLimits = next.loads.every((load, page) => bytesOf(load) <= (limits[page] ?? 0));
      if (!isWithinLimits || costOf(next) >= costOf(plan) || next.isInCircle(group)) continue;
      plan = next;
      isBetter = true;
    }
  }
  return new Map(
    plan.groups
      .filter((group) => group.length > 1)
      .flatMap((group) => group.flatMap(({ modules }) => modules.map((id) => [id, nameOf(group)] as const))),
  );
};

const planOf = (groups: readonly Group[], pages: readonly Page[]): Plan => {
  const groupOf = new Map(groups.flatMap((group) => group.map(({ name }) => [name, group] as const)));
  const groupsOf = (names: readonly string[]): ReadonlySet<Group> => {
    const found = new Set<Group>();
    for (const name of names) {
      const group = groupOf.get(name);
      if (group) found.add(group);
    }
    return found;
  };
  const imports = new Map(
    groups.map((group) => {
      const imported = new Set(groupsOf(group.flatMap((chunk) => chunk.imports)));
      imported.delete(group);
      return [group, imported];
    }),
  );
  /** These groups and all of their direct and indirect imports. */
  const reached = (from: ReadonlySet<Group>): ReadonlySet<Group> => {
    const found = new Set(from);
    // The iteration of a set includes elements that are added during the loop.
    for (const group of found) imports.get(group)?.forEach((imported) => found.add(imported));
    return found;
  };
  return {
    groups,
    loads: pages.map(({ chunks }) => reached(groupsOf(chunks))),
    isInCircle: (group) => reached(imports.get(group) ?? new Set()).has(group),
  };
};

type Pair = readonly [Group, Group];

/** Pairs of shared groups whose merge saves bytes as long as it adds no imports to a page, the best pair first. */
const promisingMerges = ({ groups, loads }: Plan, requestBytes: number): readonly Pair[] => {
  const shared = groups
    .filter((group) => !group.some(({ isEntry }) => isEntry))
    .map((group) => ({
      group,
      bytes: bytesOf([group]),
      pages: new Set(loads.filter((load) => load.has(group))),
    }))
    .filter(({ pages }) => pages.size > 0)
    // A pair is compared by the pages of its first part, and always in the same order.
    .sort((one, other) => one.pages.size - other.pages.size);
  const saved = (one: (typeof shared)[number], other: (typeof shared)[number]) => {
    let both = 0;
    for (const page of one.pages) if (other.pages.has(page)) both += 1;
    return (
      both * requestBytes - (one.pages.size - both) * other.bytes - (other.pages.size - both) * one.bytes
    );
  };
  return shared
    .flatMap((one, index) =>
      shared
        .slice(index + 1)
        .map((other) => ({ parts: [one.group, other.group] as const, saved: saved(one, other) })),
    )
    .filter((merge) => merge.saved > 0)
    .sort((one, other) => other.saved - one.saved)
    .map(({ parts }) => parts);
};

const bytesOf = (load: Iterable<Group>): number =>
  [...load].flat().reduce((sum, { bytes }) => sum + bytes, 0);

/** A merged chunk has the name of its largest part. */
const nameOf = (group: Group): string =>
  [...group].sort((one, other) => other.bytes - one.bytes)[0]?.name ?? '';
