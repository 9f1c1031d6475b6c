import '@testing-library/jest-dom/jest-globals';
import { TextDecoder, TextEncoder } from 'node:util';
import { configure } from '@testing-library/react';

// What never comes is a failure; what comes late, on a machine with much to do, is none.
configure({ asyncUtilTimeout: 10_000 });

// jsdom lacks what every browser has.
Object.assign(globalThis, { TextEncoder, TextDecoder });

// It shows no images, so that any image is one pixel here.
Object.assign(globalThis, {
  createImageBitmap: () => Promise.resolve({ width: 1, height: 1, close: () => undefined }),
});
Object.assign(URL, { createObjectURL: () => 'blob:image', revokeObjectURL: () => undefined });

// It has no layout, so that nothing changes its size, and no display whose wishes could be asked.
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

/** What jsdom knows of a `<dialog>`. */
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

// Nor popovers.
const htmlElements: unknown = Reflect.get(globalThis, 'HTMLElement');
if (typeof htmlElements === 'function') {
  Object.assign(Object(Reflect.get(htmlElements, 'prototype')), { showPopover: () => undefined });
}
