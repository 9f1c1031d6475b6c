/** A literal, because the table of routes may be the module that failed to load. */
const supportPath = '/static/Support';

const text = {
  title: 'NovaLink could not start',
  advice: 'Reload the page. If this happens again, update your browser or try another one.',
  action: 'Reload page',
  support: 'Contact support',
};

/** Shows, without React, that the site could not start. */
export const showMountFailure = (page: Document): void => {
  const main = page.createElement('main');
  const alert = page.createElement('div');
  alert.setAttribute('role', 'alert');
  alert.className =
    'mx-auto flex min-h-dvh max-w-xl flex-col items-center justify-center gap-4 px-6 text-center';
  const title = page.createElement('h1');
  title.className = 'text-2xl font-semibold text-heading';
  title.textContent = text.title;
  const advice = page.createElement('p');
  advice.className = 'text-muted';
  advice.textContent = text.advice;
  const action = page.createElement('button');
  action.type = 'button';
  action.className = 'rounded-md border border-edge px-4 py-2 font-medium text-heading';
  action.textContent = text.action;
  action.addEventListener('click', () => location.reload());
  // The support page is prerendered, so its answers are readable without the site's scripts.
  const support = page.createElement('a');
  support.href = supportPath;
  support.className = 'text-secondary underline';
  support.textContent = text.support;
  alert.append(title, advice, action, support);
  main.append(alert);
  page.body.replaceChildren(main);
  page.title = `${text.title} – NovaLink`;
};
