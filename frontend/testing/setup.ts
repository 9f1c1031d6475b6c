import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import './jsdom-gaps';
import { loadRefusalSentences } from '../src/platform/api/load-refusal-sentences';

/** Returns a function that restores the current properties of an object. */
function remember(target: object): () => void {
  const before = Object.getOwnPropertyDescriptors(target);
  // The properties of the window that Vitest copied have setters, which change no descriptor.
  const values =
    target === globalThis ? Object.keys(before).map((name) => [name, valueOf(name)] as const) : [];
  return () => {
    for (const name of Reflect.ownKeys(target))
      if (!Object.hasOwn(before, name)) Reflect.deleteProperty(target, name);
    for (const [name, descriptor] of Object.entries(before)) {
      const now = Reflect.getOwnPropertyDescriptor(target, name);
      if (now?.value !== descriptor.value || now?.get !== descriptor.get)
        Reflect.defineProperty(target, name, descriptor);
    }
    for (const [name, value] of values) if (valueOf(name) !== value) Reflect.set(globalThis, name, value);
  };
}

const valueOf = (name: string): unknown => Reflect.get(globalThis, name);

// Fakes refuse without an answer of the API, which loads the sentences in the product.
await loadRefusalSentences();

// Waits long enough for slow machines, so that only missing elements are failures.
configure({ asyncUtilTimeout: 90_000 });

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  // Testing Library waits in the time of fake timers only if it finds Jest.
  jest: { advanceTimersByTime: (ms: number) => void vi.advanceTimersByTime(ms) },
});

// The test files of a worker share the window and all modules.
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
});

const restorers = [globalThis, document, navigator, URL, Element.prototype, HTMLElement.prototype].map(
  remember,
);
afterAll(() => {
  for (const restore of restorers) restore();
});
