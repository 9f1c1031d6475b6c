export interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly nextToken: string | null;
}

/** A narrow filter may find little in a page; so many are asked for before the person is. */
const mostRequests = 6;

/**
 * Asks on until a page is full, since a filtered one may be short while more follows. The answer may hold more than
 * `size`, since the last page is kept whole.
 */
export async function fullPage<Item>(
  size: number,
  first: string | undefined,
  ask: (asked: { readonly limit: number; readonly nextToken?: string }) => Promise<PageOf<Item>>,
): Promise<PageOf<Item>> {
  const items: Item[] = [];
  let nextToken = first ?? null;
  for (let request = 0; request < mostRequests; request += 1) {
    const page = await ask({ limit: size, ...(nextToken !== null && { nextToken }) });
    items.push(...page.items);
    ({ nextToken } = page);
    if (nextToken === null || items.length >= size) break;
  }
  return { items, nextToken };
}
