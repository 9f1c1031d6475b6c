import { claimPromotion } from '#lambda/functions/claim-promotions/claim-promotion';
import { listClaims } from '#lambda/functions/claim-promotions/list-claims';
import { listOffers } from '#lambda/functions/claim-promotions/list-offers';
import { forfeitClaim } from '#lambda/functions/claim-promotions/own-claims';
import type { Needs } from '#lambda/functions/claim-promotions/needs';
import type { Request } from '#lambda/functions/claim-promotions/request';
import { checkRequestAge } from '#lambda/request-age';
import { untilWritten } from '#lambda/until-written';

/** The player's own rounds and claims can come first. */
const attempts = 6;

/** Answers one of the fields; starts over when another write came first. */
export function claimPromotions(needs: Needs) {
  const [offers, claims] = [listOffers(needs), listClaims(needs)];
  const [claim, forfeit] = [claimPromotion(needs), forfeitClaim(needs)];
  return (request: Request) =>
    untilWritten(attempts, needs.ledger, async () => {
      const { identity, fieldName } = request;
      switch (fieldName) {
        case 'listOffers':
          return offers(identity, request.arguments);
        case 'listClaims':
          return claims(identity, request.arguments);
        case 'claimPromotion':
          checkRequestAge(request.arguments.input.requestId, needs.clock());
          return claim(identity, request.arguments);
        case 'forfeitClaim':
          return forfeit(identity, request.arguments);
      }
    });
}
