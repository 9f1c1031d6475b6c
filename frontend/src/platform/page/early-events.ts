const takeover = 'novalink:takeover';

/** Tells `keepEarlyEvents` that React handles events from now on. */
export const announceTakeover = (): void => {
  document.dispatchEvent(new Event(takeover));
};

/**
 * A prerendered page is visible before its code is loaded. Button presses and form submissions before that
 * are remembered and repeated as soon as the page can handle them. Links work without code.
 */
export const keepEarlyEvents = (page: Document): void => {
  const waiting = new Map<Element, () => void>();

  const wait = (element: Element, again: () => void) => {
    waiting.set(element, again);
    page.documentElement.dataset.waiting = '';
  };
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button && button.type !== 'submit') wait(button, () => button.click());
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
