export interface PageOf<Item> {
  readonly items: readonly Item[];
  readonly nextToken: string | null;
}

/** A narrow filter can find little in one page, so up to this many requests are sent. */
const mostRequests = 6;

/**
 * Requests further pages until a page is full, because a filtered page can be short although more items
 * follow. The result can be larger than `size`, because the last page is kept complete.
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
