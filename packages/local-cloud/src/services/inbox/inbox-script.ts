/** Copies codes, and adds new e-mails without moving the content that a user is reading. */
export const script = `
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
