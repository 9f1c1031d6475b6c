/** Groups the members of a list by a key. `Map.groupBy` requires Node 21. */
export function grouped<Member>(
  list: readonly Member[],
  nameOf: (member: Member) => string,
): ReadonlyMap<string, readonly Member[]> {
  const groups = new Map<string, Member[]>();
  for (const member of list) {
    const name = nameOf(member);
    const group = groups.get(name);
    if (group) group.push(member);
    else groups.set(name, [member]);
  }
  return groups;
}
