/** Groups the members of a list by a key. */
export function groupBy<Member>(
  list: readonly Member[],
  nameOf: (member: Member) => string,
): Map<string, Member[]> {
  const groups = new Map<string, Member[]>();
  for (const member of list) {
    const group = groups.get(nameOf(member)) ?? [];
    group.push(member);
    groups.set(nameOf(member), group);
  }
  return groups;
}
