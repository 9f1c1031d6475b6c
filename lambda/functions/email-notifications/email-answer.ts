import { answerEmail } from '#domain/support/answer-email';
import type { AnswerRequest } from '#lambda/mail/email-request';
import type { Mailer } from '#lambda/mail/ses-mailer';
import type { AnswerStore } from '#lambda/stores/support/answer-store';

interface Needs {
  readonly store: AnswerStore;
  readonly mailer: Mailer;
  readonly siteUrl: string;
}

/**
 * Sends the answer to a guest's support request, at most once: it is marked before it is sent. Throws when Amazon SES
 * does not accept the e-mail; then it may be called again.
 */
export const emailAnswer =
  ({ store, mailer, siteUrl }: Needs) =>
  async ({ supportRequestId: id, answer }: AnswerRequest): Promise<void> => {
    const found = await store.find(id, answer);
    if (!found || !(await store.claim(id, answer))) return;
    try {
      await mailer.send({ to: found.to, ...answerEmail(found, siteUrl) });
    } catch (fault) {
      await store.release(id, answer);
      throw fault;
    }
  };
