interface Page<Row> {
  readonly items: readonly Row[];
  readonly nextToken: string | null;
}

/** Reads all pages and reports the number of rows so far. */
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
