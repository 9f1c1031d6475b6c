import * as v from 'valibot';
import type { FoundEntity } from './entity-commands';

/** An item that was opened from the palette: a page by the id of its command, or an entity. */
export type RecentItem = { readonly page: string } | { readonly entity: FoundEntity };

const rule = v.array(
  v.union([
    v.object({ page: v.string() }),
    v.object({
      entity: v.object({
        kind: v.picklist(['COMPANY', 'GAME', 'CASINO', 'BRAND', 'USER']),
        id: v.string(),
        name: v.string(),
        companyName: v.nullable(v.string()),
        casinoId: v.nullable(v.string()),
        own: v.boolean(),
      }),
    }),
  ]),
);

const most = 5;
const keyOf = (sub: string) => `novalink.recent.${sub}`;

/** The items that the user opened last on this device, newest first. */
export function recentItems(sub: string): readonly RecentItem[] {
  try {
    const kept = v.safeParse(rule, JSON.parse(localStorage.getItem(keyOf(sub)) ?? '[]'));
    return kept.success ? kept.output : [];
  } catch {
    // Empty without storage, or if the stored value is invalid.
    return [];
  }
}

export function rememberItem(sub: string, item: RecentItem): void {
  const others = recentItems(sub).filter((other) => nameOf(other) !== nameOf(item));
  try {
    localStorage.setItem(keyOf(sub), JSON.stringify([item, ...others].slice(0, most)));
  } catch (error) {
    console.warn('Recent items are not saved because this browser blocks storage.', error);
  }
}

const nameOf = (item: RecentItem): string =>
  'page' in item ? item.page : `${item.entity.kind} ${item.entity.id}`;
