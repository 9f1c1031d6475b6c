import '@testing-library/jest-dom/jest-globals';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

// Waits long enough for slow machines, so that only missing elements are failures.
configure({ asyncUtilTimeout: 30_000 });

// jsdom lacks these classes, which every browser has.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// jsdom loads no images, so every image has one pixel here.
Object.assign(globalThis, {
  createImageBitmap: () => Promise.resolve({ width: 1, height: 1, close: () => undefined }),
});
Object.assign(URL, { createObjectURL: () => 'blob:image', revokeObjectURL: () => undefined });

// jsdom has no layout, so sizes never change, and it has no display for media queries.
Object.assign(globalThis, {
  ResizeObserver: class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }),
});

/** The part of `<dialog>` that jsdom implements. */
interface Dialog extends EventTarget {
  open: boolean;
}

// jsdom has no layout that could be scrolled.
const elements: unknown = Reflect.get(globalThis, 'Element');
if (typeof elements === 'function') {
  Object.assign(Object(Reflect.get(elements, 'prototype')), { scrollIntoView: () => undefined });
}

// jsdom does not open dialogs; some tests of the project run without a page.
const dialogs: unknown = Reflect.get(globalThis, 'HTMLDialogElement');
if (typeof dialogs === 'function') {
  Object.assign(Object(Reflect.get(dialogs, 'prototype')), {
    showModal(this: Dialog) {
      this.open = true;
    },
    close(this: Dialog) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
}

// jsdom also lacks popovers.
const htmlElements: unknown = Reflect.get(globalThis, 'HTMLElement');
if (typeof htmlElements === 'function') {
  Object.assign(Object(Reflect.get(htmlElements, 'prototype')), { showPopover: () => undefined });
}
