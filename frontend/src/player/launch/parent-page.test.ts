import { expect, test } from 'vitest';
import { parentPage } from './parent-page';

const allowed = ['https://a.example', 'https://b.example'];

/** A frame whose parent records the messages for each origin. */
function frame(ancestors?: readonly string[], isTop = false) {
  const sent: unknown[] = [];
  const parent = { postMessage: (message: unknown, origin: string) => void sent.push([origin, message]) };
  let receive: (event: object) => void = () => undefined;
  const browser: Record<string, unknown> = {
    location: ancestors === undefined ? {} : { ancestorOrigins: ancestors },
    addEventListener: (_type: string, listener: typeof receive) => (receive = listener),
    removeEventListener: () => (receive = () => undefined),
  };
  browser.parent = isTop ? browser : parent;
  const page = parentPage(allowed, browser as never);
  const commands: string[] = [];
  const stop = page.listen((command) => commands.push(command));
  const receives = (message: object) =>
    receive({
      source: parent,
      origin: 'https://a.example',
      data: { source: 'novalink-host', version: 1, type: 'pause' },
      ...message,
    });
  return { page, sent, commands, receives, stop };
}

const exit = { source: 'novalink', version: 1, type: 'exit' };

test('tells only the origin of the parent', () => {
  const { page, sent } = frame(['https://b.example', 'https://top.example']);
  page.tell({ type: 'exit' });
  expect(sent).toEqual([['https://b.example', exit]]);
});

test('names each allowed origin if the browser does not know the parent', () => {
  const { page, sent } = frame();
  page.tell({ type: 'exit' });
  expect(sent).toEqual(allowed.map((origin) => [origin, exit]));
});

test('tells nothing to a parent that is not allowed, or without a parent', () => {
  const others = frame(['https://evil.example']);
  others.page.tell({ type: 'exit' });
  const top = frame(undefined, true);
  top.page.tell({ type: 'exit' });
  expect([others.sent, top.sent, top.page.isThere]).toEqual([[], [], false]);
});

test('accepts commands of the parent from its origin only', () => {
  const { receives, commands, stop } = frame(['https://a.example']);
  receives({ origin: 'https://b.example' });
  receives({ origin: 'null' });
  receives({ source: {} });
  for (const data of [
    null,
    'pause',
    { type: 'pause' },
    { source: 'novalink-host', version: 2, type: 'pause' },
  ])
    receives({ data });
  receives({ data: { source: 'novalink-host', version: 1, type: 'spin' } });
  expect(commands).toEqual([]);
  receives({});
  stop();
  receives({});
  expect(commands).toEqual(['pause']);
});
