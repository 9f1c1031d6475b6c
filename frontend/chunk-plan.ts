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
  readonly groups: ReadonlySet<Group>;
  /** The groups that each page loads first, with their imports. */
  readonly loads: readonly ReadonlySet<Group>[];
  /** The groups that a group imports directly and indirectly. A group in a circle reaches itself. */
  readonly reach: (group: Group) => ReadonlySet<Group>;
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
  let isBetter = true;
  while (isBetter) {
    isBetter = false;
    for (const pair of promisingMerges(plan, requestBytes)) {
      // An earlier merge has taken one of them.
      if (!pair.every((part) => plan.groups.has(part))) continue;
      if (!isWorth(pair, plan, limits, requestBytes) || isCircle(pair, plan)) continue;
      plan = planOf([...[...plan.groups].filter((each) => !pair.includes(each)), pair.flat()], pages);
      isBetter = true;
    }
  }
  return new Map(
    [...plan.groups]
      .filter((group) => group.length > 1)
      .flatMap((group) => group.flatMap(({ modules }) => modules.map((id) => [id, nameOf(group)] as const))),
  );
};

/** Whether the pages load less after a merge, where a request counts as bytes, and no page exceeds its limit. */
const isWorth = (
  pair: Pair,
  { loads, reach }: Plan,
  limits: readonly number[],
  requestBytes: number,
): boolean => {
  const all = new Set(pair.flatMap((part) => [part, ...reach(part)]));
  let cost = 0;
  for (const [page, load] of loads.entries()) {
    const loaded = pair.filter((part) => load.has(part)).length;
    if (loaded === 0) continue;
    const more = [...all].filter((group) => !load.has(group));
    const bytes = bytesOf(more);
    if (bytesOf(load) + bytes > (limits[page] ?? 0)) return false;
    // The pair becomes one file.
    cost += bytes + (more.length - 1) * requestBytes;
  }
  return cost < 0;
};

/** Whether a group that a pair imports also imports the pair. */
const isCircle = (pair: Pair, { reach }: Plan): boolean =>
  pair.some((part) =>
    [...reach(part)].some((group) => !pair.includes(group) && pair.some((other) => reach(group).has(other))),
  );

const planOf = (groups: readonly Group[], pages: readonly Page[]): Plan => {
  const groupOf = new Map(groups.flatMap((group) => group.map(({ name }) => [name, group] as const)));
  const groupsOf = (names: readonly string[]): ReadonlySet<Group> =>
    new Set(names.flatMap((name) => [groupOf.get(name)].filter((group) => group !== undefined)));
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
  const reaches = new Map<Group, ReadonlySet<Group>>();
  return {
    groups: new Set(groups),
    loads: pages.map(({ chunks }) => reached(groupsOf(chunks))),
    reach(group) {
      const known = reaches.get(group) ?? reached(imports.get(group) ?? new Set());
      reaches.set(group, known);
      return known;
    },
  };
};

type Pair = readonly [Group, Group];

/** Pairs of shared groups whose merge saves bytes as long as it adds no imports to a page, the best pair first. */
const promisingMerges = ({ groups, loads }: Plan, requestBytes: number): readonly Pair[] => {
  const shared = [...groups]
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
