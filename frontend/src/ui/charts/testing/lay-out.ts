/** Gives all drawings this size in pixels, because jsdom has no layout. Returns a function that undoes it. */
export const layOut = (width: number, height: number): (() => void) => {
  const before = Object.getOwnPropertyDescriptor(Element.prototype, 'getBoundingClientRect') ?? {};
  Object.defineProperty(Element.prototype, 'getBoundingClientRect', {
    configurable: true,
    value(this: Element) {
      return this.classList.contains('recharts-responsive-container')
        ? new DOMRect(0, 0, width, height)
        : new DOMRect();
    },
  });
  return () => Object.defineProperty(Element.prototype, 'getBoundingClientRect', before);
};
