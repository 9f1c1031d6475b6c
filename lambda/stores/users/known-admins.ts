import { object, parse } from 'valibot';
import { adminKey } from '#domain/keys';
import { readRow } from '#lambda/stores/read-row';
import type { StoreNeeds } from '#lambda/stores/store-needs';

/** Whether a user is an admin of NovaLink, by the register of admins. */
export type KnownAdmins = (sub: string) => Promise<boolean>;

export const knownAdmins =
  (needs: Pick<StoreNeeds, 'dynamodb' | 'mainTable'>): KnownAdmins =>
  async (sub) =>
    (await readRow(needs, adminKey(sub), (row) => parse(object({}), row))) !== undefined;
