import { needsApp } from './needs-app';

const takeover = 'novalink:takeover';

/** Tells `keepEarlyEvents` that React handles events from now on. */
export const announceTakeover = (): void => {
  document.dispatchEvent(new Event(takeover));
};

/**
 * A prerendered page is visible before its code is loaded. Button presses, choices of radio buttons and form submissions
 * before that are remembered and repeated as soon as the page can handle them, and so are clicks on links that need the
 * app.
 * Other links work without code.
 */
export const keepEarlyEvents = (page: Document): void => {
  const waiting = new Map<Element, () => void>();

  const wait = (element: Element, again: () => void) => {
    waiting.set(element, again);
    page.documentElement.dataset.waiting = '';
  };
  const press = (event: MouseEvent) => {
    const { target } = event;
    const used =
      target instanceof Element ? target.closest<HTMLElement>('button, a, input[type=radio]') : null;
    if (used === null || (used instanceof HTMLButtonElement && used.type === 'submit')) return;
    if (used instanceof HTMLAnchorElement) {
      if (!needsApp(used) || opensElsewhere(event)) return;
      event.preventDefault();
    }
    // Keeps the button unchecked. A repeated click on a checked button sends no change event.
    if (used instanceof HTMLInputElement) event.preventDefault();
    wait(used, () => used.click());
  };
  const send = (event: Event) => {
    event.preventDefault();
    const form = event.target;
    if (form instanceof HTMLFormElement) wait(form, () => form.requestSubmit());
  };
  const end = () => {
    page.removeEventListener('click', press, true);
    page.removeEventListener('submit', send, true);
    delete page.documentElement.dataset.waiting;
    // After React has taken over the typed values.
    setTimeout(() => {
      for (const [element, again] of waiting) if (element.isConnected) again();
    });
  };

  page.addEventListener('click', press, true);
  page.addEventListener('submit', send, true);
  page.addEventListener(takeover, end, { once: true });
};

/** The user opens the link in another tab or window, or saves it. */
const opensElsewhere = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
