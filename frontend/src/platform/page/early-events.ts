const takeover = 'novalink:takeover';

/** Tells `keepEarlyEvents` that React handles events from now on. */
export const announceTakeover = (): void => {
  document.dispatchEvent(new Event(takeover));
};

/**
 * A rendered page is seen before its code is there. Buttons that are pressed and forms that are sent in between are
 * remembered, and pressed and sent again as soon as the page can answer. Links work by themselves.
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
    // After React has taken up what was typed.
    setTimeout(() => {
      for (const [element, again] of waiting) if (element.isConnected) again();
    });
  };

  page.addEventListener('click', press, true);
  page.addEventListener('submit', send, true);
  page.addEventListener(takeover, end, { once: true });
};
