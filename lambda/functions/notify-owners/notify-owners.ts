import { auditSort } from '#domain/keys';
import type { AnswerRequest } from '#lambda/services/mail/email-request';
import type { HandOver } from '#lambda/functions/notify-owners/hand-over';
import { runStatus, type NotifiedEvent } from '#lambda/functions/notify-owners/notified-event';
import type { NewNotification, NotificationStore } from '#lambda/stores/notifications/notification-store';
import type { OwnedSubjects } from '#lambda/stores/notifications/owned-subjects';

interface Needs {
  readonly subjects: OwnedSubjects;
  readonly notifications: NotificationStore;
  /** Absent in a stage that sends no e-mails. */
  readonly email: HandOver | undefined;
}

/** The recipient, and the subject of the event. */
interface Addressed {
  readonly sub: string;
  readonly about: Partial<NewNotification>;
}

/**
 * Notifies the owner of a decision, or the user whose group changed. Users are not notified of their own
 * actions, except for the end of a test run.
 */
export function notifyOwners({ subjects, notifications, email }: Needs) {
  const deliver = async (event: NotifiedEvent, { sub, about }: Addressed) => {
    const { at, action, actor, reason } = event;
    if (sub === actor && action !== 'VERSION_TESTED') return;
    const id = auditSort(at, event.id);
    await notifications.add(sub, { id, at, action, ...(reason ? { reason } : {}), ...about });
    await email?.({ sub, id });
  };
  return async (event: NotifiedEvent): Promise<void> => {
    if (event.entity.type === 'BRAND') {
      for (const addressed of await aboutPromotion(subjects, event)) await deliver(event, addressed);
      return;
    }
    const addressed = await addressOf(subjects, event);
    if (addressed && 'supportRequestId' in addressed) {
      await email?.(addressed);
      return;
    }
    if (addressed) await deliver(event, addressed);
  };
}

/**
 * Managers of the brand are asked to confirm a submitted promotion. The user who submitted it is notified of
 * the decision.
 */
async function aboutPromotion(
  subjects: OwnedSubjects,
  { entity: { id: brandId }, action, changes: { promotionId, name, submittedBy } }: NotifiedEvent,
): Promise<readonly Addressed[]> {
  if (!promotionId || !name) return [];
  const about = { brandId, promotionId, name };
  if (action !== 'PROMOTION_SUBMITTED') return submittedBy ? [{ sub: submittedBy, about }] : [];
  return (await subjects.brandManagers(brandId)).map((sub) => ({ sub, about }));
}

async function addressOf(
  subjects: OwnedSubjects,
  event: NotifiedEvent,
): Promise<Addressed | AnswerRequest | undefined> {
  const { entity, changes } = event;
  const { id } = entity;
  if (entity.type === 'USER') return { sub: id, about: { group: changes.groups?.[0] } };
  if (entity.type === 'GAME') return ofGame(subjects, event);
  if (entity.type === 'SUPPORT') return ofSupport(subjects, event);
  if (entity.type === 'CASINO') {
    const casino = await subjects.casino(id);
    return casino && { sub: casino.owner, about: { casinoId: id, name: casino.name } };
  }
  if (changes.owner && changes.group)
    return { sub: changes.owner, about: { companyId: id, group: changes.group } };
  const company = await subjects.company(id);
  return company && { sub: company.owner, about: { companyId: id, name: company.name } };
}

/** A user gets a notification. A guest has no notifications and gets only an e-mail. */
async function ofSupport(
  subjects: OwnedSubjects,
  { entity, changes: { answer } }: NotifiedEvent,
): Promise<Addressed | AnswerRequest | undefined> {
  const request = await subjects.supportRequest(entity.id);
  if (!request || !answer) return undefined;
  const { sub, subject, answers } = request;
  if (sub === undefined) return { supportRequestId: entity.id, answer };
  return { sub, about: { name: subject, reason: answers[answer - 1]?.text } };
}

async function ofGame(
  subjects: OwnedSubjects,
  { entity, action, actor, changes }: NotifiedEvent,
): Promise<Addressed | undefined> {
  const gameId = entity.id;
  const game = await subjects.game(gameId);
  if (!game) return undefined;
  if (!action.startsWith('VERSION_') || !changes.versionId)
    return { sub: game.owner, about: { gameId, name: game.name } };
  const { versionId, status } = changes;
  const semver = await subjects.semver(gameId, versionId);
  const about = { gameId, versionId, name: game.name, semver };
  if (action !== 'VERSION_TESTED') return { sub: game.owner, about };
  return { sub: actor, about: { ...about, testRunStatus: runStatus(status) } };
}
