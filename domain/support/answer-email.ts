import { composedEmail, type ComposedEmail } from '#domain/notifications/email-page';
import { routes } from '#domain/routes';
import { answerTitle } from '#domain/support/answer-title';

/** The e-mail with the answer to a guest's request. `origin` is the site's origin, such as `https://example.com`. */
export const answerEmail = (
  { subject, answer }: { readonly subject: string; readonly answer: string },
  origin: string,
): ComposedEmail =>
  composedEmail({
    title: answerTitle(subject),
    quote: { heading: 'Answer', text: answer },
    action: { label: 'Open customer support', url: `${origin}${routes.Support.path}` },
    why: 'You get this e-mail because a support request to NovaLink contains this address. Nobody reads replies to it.',
  });
