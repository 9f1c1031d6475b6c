/** What an answer to a support request is called, in notifications and e-mails. */
export const answerTitle = (subject: string): string => `Answer to your request: ${subject}`;
