import { boolean, nullish, pipe, regex, string } from 'valibot';
import { claimPromotionRules, forfeitClaimRules } from '#domain/promotions/promotion-input-rules';
import { ulidForm } from '#domain/ulid';
import { Refusal } from '#lambda/runtime/refusal';
import {
  type ArgumentsIn,
  brandIdArgument,
  pageLimit,
  type RequestFor,
  requestParser,
} from '#lambda/runtime/requests';

const fields = {
  listOffers: { brandId: brandIdArgument },
  listClaims: {
    brandId: brandIdArgument,
    isOpen: nullish(boolean(), false),
    limit: pageLimit,
    nextToken: nullish(pipe(string(), regex(ulidForm)), null),
  },
  claimPromotion: { input: claimPromotionRules },
  forfeitClaim: { input: forfeitClaimRules },
};

export type Request = RequestFor<typeof fields>;
export type ArgumentsOf<Field extends Request['fieldName']> = ArgumentsIn<Request, Field>;

export const parseRequest = requestParser(fields, {
  refusals: { brandId: () => new Refusal('brand.missing') },
});
