import { invalidCursor } from '#lambda/runtime/invalid-request';
import type { DayPlace } from '#lambda/stores/coins/day-page';

/** The text of a place in the list of a brand's movements, for a cursor. */
export const placeText = ({ gsi2sk, pk }: DayPlace): string => `${gsi2sk} ${pk}`;

const form = /^(?<gsi2sk>\d{4}-\d\d-\d\d\S*) (?<pk>[0-9a-f]*)$/;

/** Reads `placeText`. Throws InvalidRequest for a place outside the range of days. */
export function placeFrom(
  text: string,
  { from, to }: { readonly from: string; readonly to: string },
): DayPlace {
  const { gsi2sk = '', pk = '' } = form.exec(text)?.groups ?? {};
  const day = gsi2sk.slice(0, 10);
  if (day < from || day > to) throw invalidCursor();
  return { gsi2sk, pk };
}
