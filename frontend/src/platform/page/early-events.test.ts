import { expect, test, vi } from 'vitest';
import { announceTakeover, keepEarlyEvents } from './early-events';

test('repeats the choice of a radio button as soon as the page handles it', async () => {
  document.body.innerHTML =
    '<input type="radio" name="intent" value="play"><input type="radio" name="intent" value="company" checked>';
  const [play] = document.querySelectorAll('input');
  const chosen = vi.fn();
  keepEarlyEvents(document);
  play?.click();
  expect(play?.checked).toBe(false);
  play?.addEventListener('change', chosen);
  announceTakeover();
  await vi.waitFor(() => expect(chosen).toHaveBeenCalledOnce());
  expect(play?.checked).toBe(true);
  document.body.replaceChildren();
});
