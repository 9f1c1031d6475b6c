import { script } from './inbox-script';
import { style } from './inbox-style';
import type { Mail } from './mail';

/** Renders the e-mails, newest first, as a page that works without its script. */
export function inboxPage(mails: readonly Mail[]): string {
  const count = mails.length === 1 ? '1 message' : `${mails.length} messages`;
  const list =
    mails.length === 0
      ? '<p class="empty">No mail yet. Codes and links that people are sent appear here at once.</p>'
      : `<ol>${[...mails].reverse().map(article).join('')}</ol>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Inbox (${mails.length}) – local cloud</title>
<noscript><meta http-equiv="refresh" content="5"></noscript>
<style>${style}</style>
</head>
<body>
<header><h1>Inbox</h1><p id="count">${count} · nothing leaves this machine</p></header>
<main id="mails">${list}</main>
<p id="said" role="status" class="hidden"></p>
<script>${script}</script>
</body>
</html>
`;
}

function article({ to, subject, text, code, at }: Mail): string {
  const shown = code === null ? '' : codeBlock(code);
  return `<li><article>
<h2>${escaped(subject)}</h2>
<p class="meta"><span>To ${escaped(to)}</span> <time datetime="${escaped(at)}">${readable(at)}</time></p>
${shown}<p class="text">${linked(text)}</p>
</article></li>`;
}

function codeBlock(code: string): string {
  const safe = escaped(code);
  return `<p class="code"><code>${safe}</code> <button type="button" data-code="${safe}" hidden>Copy<span class="hidden"> code ${safe}</span></button></p>`;
}

function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)])/)
    .map((part, index) =>
      index % 2 === 0 ? escaped(part) : `<a href="${escaped(part)}" rel="noreferrer">${escaped(part)}</a>`,
    )
    .join('');
}

const readable = (at: string) => `${at.slice(0, 10)} ${at.slice(11, 19)} UTC`;

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
