import { composedEmail, type ComposedEmail } from '#domain/notifications/email-page';
import { routes } from '#domain/routes';
import { answerTitle } from '#domain/support/answer-title';

/** The answer to a guest's request, ready to be sent; `origin` is the site's, such as `https://example.com`. */
export const answerEmail = (
  { subject, answer }: { readonly subject: string; readonly answer: string },
  origin: string,
): ComposedEmail =>
  composedEmail({
    title: answerTitle(subject),
    quote: { heading: 'Answer', text: answer },
    action: { label: 'Open the customer support', url: `${origin}${routes.Support.path}` },
    why: 'You get this e-mail because a support request to NovaLink names this address. Replies to it are not read.',
  });
