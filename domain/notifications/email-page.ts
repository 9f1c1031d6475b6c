/** The parts of an e-mail. User-written text is not escaped yet. */
export interface EmailParts {
  readonly title: string;
  /** A quoted message to the recipient, with its heading. */
  readonly quote?: { readonly heading: string; readonly text: string } | undefined;
  readonly action: { readonly label: string; readonly url: string };
  /** The reason why the recipient gets the e-mail. */
  readonly why: string;
  /** A link to the recipient's e-mail settings. */
  readonly choice?: { readonly label: string; readonly url: string } | undefined;
}

export interface ComposedEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

const longestSubject = 200;

/** An e-mail as plain text and as HTML. */
export function composedEmail(parts: EmailParts): ComposedEmail {
  const title = oneLine(parts.title);
  const { quote, action, why, choice } = parts;
  const paragraphs = [
    `${title}.`,
    ...(quote ? [`${quote.heading}:\n${quote.text}`] : []),
    `${action.label}: ${action.url}`,
    `--\n${why}${choice ? `\n${choice.label}: ${choice.url}` : ''}`,
  ];
  return {
    subject: title.length > longestSubject ? `${title.slice(0, longestSubject - 1)}…` : title,
    text: `${paragraphs.join('\n\n')}\n`,
    html: page({ ...parts, title }),
  };
}

/** All styles are inline, because mail clients remove style sheets. */
const page = ({ title, quote, action, why, choice }: EmailParts) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
</head>
<body style="margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 16px;font-size:14px;opacity:.75">NovaLink</p>
<h1 style="margin:0 0 16px;font-size:20px;line-height:1.3">${escaped(title)}</h1>
${quote ? quoted(quote) : ''}<p style="margin:24px 0"><a href="${escaped(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#b3135d;color:#ffffff;font-weight:600;text-decoration:none">${escaped(action.label)}</a></p>
<p style="margin:32px 0 0;font-size:13px;opacity:.75">${escaped(why)}${choice ? ` <a href="${escaped(choice.url)}" style="color:inherit">${escaped(choice.label)}</a>.` : ''}</p>
</div>
</body>
</html>
`;

const quoted = ({
  heading,
  text,
}: NonNullable<EmailParts['quote']>) => `<p style="margin:0 0 4px;font-weight:600">${escaped(heading)}</p>
<blockquote style="margin:0;padding:0 0 0 12px;border-left:3px solid #b3135d;white-space:pre-line">${escaped(text)}</blockquote>
`;

/** A line break in a subject would end the header. */
const oneLine = (text: string) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
