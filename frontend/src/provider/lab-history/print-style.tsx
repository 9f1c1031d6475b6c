/**
 * Prints a report with dark text on white in every theme, without elements that only work on a screen. It is
 * not part of the site's style sheet, because every page loads that.
 */
export const PrintStyle = () => <style media="print">{rules}</style>;

const rules = `
  :root[data-theme] {
    color-scheme: light;
    --nl-background: #fff; --nl-surface: #fff; --nl-sunken: #fff; --nl-header: #fff;
    --nl-line: #bbb; --nl-edge: #777; --nl-text: #000; --nl-muted: #444; --nl-primary: #000;
    --nl-secondary: #1a4fd0; --nl-accent: #b8135f; --nl-error: #b3201f; --nl-success: #12693a; --nl-warning: #855000;
  }
  body > * header.sticky, #main ~ footer, nav[aria-label='Breadcrumbs'], main button { display: none !important; }
  section { break-inside: auto; border: 0 !important; padding: 0 !important; }
  h2 { break-after: avoid; }
`;
