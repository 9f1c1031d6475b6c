import type { ApiAnswer, ApiRequest } from '#domain/api/api-operation';
import type { listTransactions as operation } from '#domain/generated/novalink-api';
import type { Needs } from '#lambda/functions/show-partner-transactions/needs';
import { presentTransaction } from '#lambda/functions/show-partner-transactions/present-transaction';
import { checkBrand, checkRange } from '#lambda/services/api-keys/asked-brand';
import { listCursor } from '#lambda/services/api-keys/list-cursor';
import { placeFrom, placeText } from '#lambda/services/api-keys/movement-place';
import type { Partner } from '#lambda/services/api-keys/signed-answer';

/** The movements of a brand of the company, in the order of the checksum. */
export const listTransactions =
  ({ ownsBrand, movements, clock }: Needs) =>
  async (
    { brand, from, to, limit, cursor }: ApiRequest<typeof operation>,
    partner: Partner,
  ): Promise<ApiAnswer<typeof operation>> => {
    checkRange({ from, to }, clock());
    const cursors = listCursor(['transactions', partner.companyId, brand, from, to]);
    const after = cursor === undefined ? undefined : placeFrom(cursors.placeOf(cursor), { from, to });
    await checkBrand(ownsBrand, brand, partner);
    const { rows, next } = await movements.page({ brandId: brand, from, to, limit, after });
    return {
      items: rows.map(({ movement }) => presentTransaction(movement)),
      nextCursor: next ? cursors.of(placeText(next)) : null,
    };
  };
