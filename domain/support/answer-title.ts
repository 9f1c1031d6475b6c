/** The title of an answer to a support request, in notifications and e-mails. */
export const answerTitle = (subject: string): string => `Answer to your request: ${subject}`;
