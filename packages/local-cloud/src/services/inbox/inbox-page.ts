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

/** Copies codes, and adds new e-mails without moving the content that a user is reading. */
const script = `
const mails = document.getElementById('mails');
const said = document.getElementById('said');
const showButtons = () => { for (const button of mails.querySelectorAll('button')) button.hidden = false; };
showButtons();
mails.addEventListener('click', async (event) => {
  const button = event.target.closest('button');
  if (!button) return;
  await navigator.clipboard.writeText(button.dataset.code);
  said.textContent = 'Copied ' + button.dataset.code;
  button.firstChild.data = 'Copied';
  setTimeout(() => { button.firstChild.data = 'Copy'; }, 2000);
});
let known = document.title;
setInterval(async () => {
  if (document.hidden) return;
  const answer = await fetch(location.pathname).catch(() => undefined);
  if (!answer || !answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const newest = fresh.querySelector('time')?.dateTime;
  if (fresh.title === known && newest === mails.querySelector('time')?.dateTime) return;
  known = document.title = fresh.title;
  document.getElementById('count').textContent = fresh.getElementById('count').textContent;
  mails.replaceChildren(...fresh.getElementById('mails').childNodes);
  showButtons();
  const subject = mails.querySelector('h2');
  if (subject) said.textContent = 'New mail: ' + subject.textContent;
}, 2000);
`;

const style = `
:root { color-scheme: light dark; --page: #f1f3f6; --card: #fff; --ink: #171a21; --quiet: #565d6b; --line: #dfe3ea; --strong: #b3135d; }
@media (prefers-color-scheme: dark) {
  :root { --page: #12141a; --card: #1c1f28; --ink: #eef0f5; --quiet: #a6adbb; --line: #333845; --strong: #ff8fc2; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 44rem; margin: 0 auto; padding: 0 1rem; }
header { padding-top: 2rem; }
h1 { margin: 0; font-size: 1.75rem; letter-spacing: -0.01em; }
header p, .meta, .empty { color: var(--quiet); }
header p { margin: 0.25rem 0 1.5rem; }
ol { list-style: none; margin: 0; padding: 0 0 3rem; display: grid; gap: 1rem; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.25rem; }
h2 { margin: 0; font-size: 1.0625rem; overflow-wrap: anywhere; }
.meta { margin: 0.125rem 0 0; font-size: 0.875rem; display: flex; flex-wrap: wrap; gap: 0 1rem; overflow-wrap: anywhere; }
.code { display: flex; flex-wrap: wrap; align-items: center; gap: 1rem; margin: 1rem 0 0; }
code { font: 600 2rem/1.2 ui-monospace, monospace; letter-spacing: 0.08em; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; user-select: all; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0 1.25rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--page); color: var(--ink); cursor: pointer; }
button:hover { border-color: var(--quiet); }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
.text { margin: 0.75rem 0 0; white-space: pre-line; overflow-wrap: anywhere; }
a { color: var(--strong); }
.empty { background: var(--card); border: 1px dashed var(--line); border-radius: 0.75rem; padding: 2rem; text-align: center; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
