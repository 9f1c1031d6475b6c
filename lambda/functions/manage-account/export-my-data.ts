import type { Caller } from '#lambda/caller';
import type { Needs } from '#lambda/functions/manage-account/needs';
import { Refusal } from '#lambda/refusal';
import type { DataPage } from '#lambda/stores/people/personal-data-store';

/**
 * A page of everything kept about the caller. The pages of a person with many rounds are many: each stays far below the
 * 5 MB that AppSync answers with.
 */
export const exportMyData =
  ({ directory, personalData }: Needs) =>
  async ({ sub }: Caller, nextToken: string | undefined): Promise<DataPage> => {
    if (nextToken !== undefined) {
      const page = await personalData.page(sub, nextToken);
      if (!page) throw new Refusal('input.invalid', { field: 'nextToken' });
      return page;
    }
    const person = await directory.find(sub);
    if (!person) throw new Refusal('user.missing');
    const account = { ...person, groups: await directory.groupsOf(sub) };
    return { items: [{ section: 'account', ...account }], nextToken: personalData.firstToken };
  };
