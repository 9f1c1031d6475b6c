import { answerTitle } from '#domain/support/answer-title';

/** Opens the admin's mail program with the answer if the deployment sends no e-mails. */
export const answerMail = (to: string, subject: string, answer: string): string => {
  const part = encodeURIComponent;
  return `mailto:${part(to)}?subject=${part(answerTitle(subject))}&body=${part(answer.replaceAll(/\r?\n/g, '\r\n'))}`;
};
