interface Page<Row> {
  readonly items: readonly Row[];
  readonly nextToken: string | null;
}

/** Reads on until there is no next page; tells how many rows came so far. */
export const allPages = async <Row>(
  read: (nextToken: string | undefined) => Promise<Page<Row>>,
  onProgress: (rows: number) => void,
): Promise<Row[]> => {
  const rows: Row[] = [];
  let nextToken: string | null = null;
  do {
    const page: Page<Row> = await read(nextToken ?? undefined);
    rows.push(...page.items);
    onProgress(rows.length);
    ({ nextToken } = page);
  } while (nextToken !== null);
  return rows;
};
