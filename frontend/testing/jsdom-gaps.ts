const nothing = () => undefined;

// jsdom loads no images, so every image has one pixel here.
Object.assign(globalThis, {
  createImageBitmap: () => Promise.resolve({ width: 1, height: 1, close: nothing }),
});
Object.assign(URL, { createObjectURL: () => 'blob:image', revokeObjectURL: nothing });

// jsdom has no layout, so sizes never change, nothing is scrolled, and it has no display for media queries.
Object.assign(globalThis, {
  ResizeObserver: class {
    observe = nothing;
    disconnect = nothing;
  },
  matchMedia: (media: string) => ({
    media,
    matches: false,
    addEventListener: nothing,
    removeEventListener: nothing,
  }),
});
Object.assign(Element.prototype, { scrollIntoView: nothing });

// jsdom does not open dialogs and popovers.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});
Object.assign(HTMLElement.prototype, { showPopover: nothing });
