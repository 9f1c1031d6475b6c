import { answerEmail } from '#domain/support/answer-email';
import type { AnswerRequest } from '#lambda/services/mail/email-request';
import type { Mailer } from '#lambda/services/mail/ses-mailer';
import type { AnswerStore } from '#lambda/stores/support/answer-store';

interface Needs {
  readonly store: AnswerStore;
  readonly mailer: Mailer;
  readonly siteUrl: string;
}

/**
 * E-mails the answer to the support request of a guest, at most once: the answer is marked as sent before it
 * is sent. If Amazon SES does not accept the e-mail, removes the mark and throws, so that a retry can send
 * it.
 */
export const emailAnswer =
  ({ store, mailer, siteUrl }: Needs) =>
  async ({ supportRequestId: id, answer }: AnswerRequest): Promise<void> => {
    const found = await store.find(id, answer);
    if (!found || !(await store.claim(id, answer))) return;
    try {
      await mailer.send({ to: found.to, ...answerEmail(found, siteUrl) });
    } catch (error) {
      await store.release(id, answer);
      throw error;
    }
  };
