import type { Caller } from '#lambda/runtime/caller';
import type { Needs } from '#lambda/functions/manage-account/needs';
import { Refusal } from '#lambda/runtime/refusal';
import type { DataPage } from '#lambda/stores/users/personal-data-store';

/**
 * A page of all data that is stored about the caller. Users with many rounds get many pages: each is far
 * below AppSync's limit of 5 MB for a response.
 */
export const exportMyData =
  ({ directory, personalData }: Needs) =>
  async ({ sub }: Caller, nextToken: string | undefined): Promise<DataPage> => {
    if (nextToken !== undefined) {
      const page = await personalData.page(sub, nextToken);
      if (!page) throw new Refusal('input.invalid', { field: 'nextToken' });
      return page;
    }
    const user = await directory.find(sub);
    if (!user) throw new Refusal('user.missing');
    const account = { ...user, groups: await directory.groupsOf(sub) };
    return { items: [{ section: 'account', ...account }], nextToken: personalData.firstToken };
  };
