/** The first element in the tab order. It moves the focus to `<main id="main">`. */
export const SkipLink = () => (
  <a
    href="#main"
    className="sr-only focus:not-sr-only focus:absolute focus:left-4 focus:top-3 focus:z-50 focus:rounded-lg focus:bg-surface focus:px-4 focus:py-2 focus:shadow-lg"
  >
    Skip to content
  </a>
);
