/**
 * Shows an error if a script of the document cannot be loaded. Without this script the app does not start, so no button
 * responds.
 */
export const reportFailedScripts = (page: Document): void => {
  const show = () => {
    const alert = page.createElement('p');
    alert.setAttribute('role', 'alert');
    // The style sheet may be missing as well.
    alert.style.cssText = 'position:sticky;bottom:0;padding:1em;text-align:center;background:#fff;color:#000';
    const reload = Object.assign(page.createElement('button'), {
      type: 'button',
      textContent: 'Reload page',
      onclick: () => location.reload(),
    });
    reload.style.textDecoration = 'underline';
    alert.append('This page did not load completely.', ' ', reload);
    page.body.append(alert);
  };
  const report = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    page.removeEventListener('error', report, true);
    if (page.readyState === 'complete') show();
    else addEventListener('load', show);
  };
  page.addEventListener('error', report, true);
};
