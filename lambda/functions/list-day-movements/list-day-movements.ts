import { placeOf, tokenOf } from '#lambda/functions/list-day-movements/page-token';
import type { ListRequest } from '#lambda/functions/list-day-movements/request';
import type { DayPage, DayRow, PageAsked } from '#lambda/stores/coins/day-page';

interface Needs {
  readonly page: (asked: PageAsked) => Promise<DayPage>;
}

interface ListedRows {
  readonly items: readonly DayRow[];
  readonly nextToken: string | null;
}

/** Lists the movements of one day of a brand, oldest first. The resolver has checked the caller. */
export const listDayMovements =
  ({ page }: Needs) =>
  async ({ nextToken, ...asked }: ListRequest): Promise<ListedRows> => {
    const after = nextToken === null ? undefined : placeOf(nextToken, asked);
    const { rows, hasMore } = await page({ ...asked, after });
    const last = rows.at(-1);
    return { items: rows, nextToken: hasMore && last ? tokenOf(last, asked) : null };
  };
