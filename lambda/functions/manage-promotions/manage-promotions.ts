import {
  createPromotion,
  deletePromotion,
  updatePromotion,
} from '#lambda/functions/manage-promotions/drafts';
import { dryRunPromotion } from '#lambda/functions/manage-promotions/dry-run';
import { inviteToPromotion, listPromotionInvitations } from '#lambda/functions/manage-promotions/invitations';
import type { Needs } from '#lambda/functions/manage-promotions/needs';
import {
  getPromotion,
  listPromotionClaims,
  listPromotions,
} from '#lambda/functions/manage-promotions/read-promotions';
import type { Request } from '#lambda/functions/manage-promotions/request';
import {
  confirmPromotion,
  publishPromotion,
  rejectPromotion,
} from '#lambda/functions/manage-promotions/publication';
import { cancelPromotion, pausePromotion, resumePromotion } from '#lambda/functions/manage-promotions/steps';
import { untilWritten } from '#lambda/runtime/until-written';

/** The number of attempts. Writes of other promotions conflict too, because a brand has one list of published ones. */
const attempts = 6;

/** Handles one of the fields. Retries after a conflict with another write. */
export const managePromotions = (needs: Needs) => (request: Request) =>
  untilWritten(attempts, needs, async () => {
    const { identity, fieldName } = request;
    switch (fieldName) {
      case 'listPromotions':
        return listPromotions(needs)(identity, request.arguments);
      case 'getPromotion':
        return getPromotion(needs)(identity, request.arguments);
      case 'listPromotionClaims':
        return listPromotionClaims(needs)(identity, request.arguments);
      case 'listPromotionInvitations':
        return listPromotionInvitations(needs)(identity, request.arguments);
      case 'dryRunPromotion':
        return dryRunPromotion(needs)(identity, request.arguments);
      case 'createPromotion':
        return createPromotion(needs)(identity, request.arguments.input);
      case 'updatePromotion':
        return updatePromotion(needs)(identity, request.arguments.input);
      case 'deletePromotion':
        return deletePromotion(needs)(identity, request.arguments.input);
      case 'publishPromotion':
        return publishPromotion(needs)(identity, request.arguments.input);
      case 'confirmPromotion':
        return confirmPromotion(needs)(identity, request.arguments.input);
      case 'rejectPromotion':
        return rejectPromotion(needs)(identity, request.arguments.input);
      case 'pausePromotion':
        return pausePromotion(needs)(identity, request.arguments.input);
      case 'resumePromotion':
        return resumePromotion(needs)(identity, request.arguments.input);
      case 'cancelPromotion':
        return cancelPromotion(needs)(identity, request.arguments.input);
      case 'inviteToPromotion':
        return inviteToPromotion(needs)(identity, request.arguments.input);
    }
  });
