import type { ListRequest } from '#lambda/functions/list-day-movements/request';
import type { DayPage, DayRow, PageAsked, DayPlace } from '#lambda/stores/coins/day-page';
import { nativeTextHash } from '#lambda/runtime/native-hash';
import { Refusal } from '#lambda/runtime/refusal';

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

type DayAsked = Pick<ListRequest, 'brandId' | 'day'>;

/**
 * Long enough to detect a changed token, or a token of another list. It is not a security measure:
 * permissions are checked separately.
 */
const checkLength = 12;
const form = /^(?<check>[0-9a-f]+) (?<gsi2sk>\S+) (?<pk>.+)$/;

/** The position of the last movement of a page. The next page starts after it. */
function tokenOf({ gsi2sk, pk }: DayPlace, asked: DayAsked): string {
  return Buffer.from(`${checkOf({ gsi2sk, pk }, asked)} ${gsi2sk} ${pk}`).toString('base64url');
}

/** Refuses a token that `tokenOf` did not create for the same day of the same brand. */
function placeOf(token: string, asked: DayAsked): DayPlace {
  const { gsi2sk = '', pk = '' } = form.exec(Buffer.from(token, 'base64url').toString())?.groups ?? {};
  const place = { gsi2sk, pk };
  if (tokenOf(place, asked) !== token) throw new Refusal('input.invalid', { field: 'nextToken' });
  return place;
}

const checkOf = ({ gsi2sk, pk }: DayPlace, { brandId, day }: DayAsked): string =>
  nativeTextHash([brandId, day, gsi2sk, pk].join(' ')).slice(0, checkLength);
