export const style = `
:root { color-scheme: light dark; --page: #f1f3f6; --card: #fff; --ink: #171a21; --quiet: #565d6b; --line: #dfe3ea; --strong: #b3135d; }
@media (prefers-color-scheme: dark) {
  :root { --page: #12141a; --card: #1c1f28; --ink: #eef0f5; --quiet: #a6adbb; --line: #333845; --strong: #ff8fc2; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 44rem; margin: 0 auto; padding: 0 1rem; }
header { padding-top: 2rem; }
h1 { margin: 0; font-size: 1.75rem; letter-spacing: -0.01em; }
header p, .meta, .empty { color: var(--quiet); }
header p { margin: 0.25rem 0 1.5rem; }
ol { list-style: none; margin: 0; padding: 0 0 3rem; display: grid; gap: 1rem; }
article { background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.25rem; }
h2 { margin: 0; font-size: 1.0625rem; overflow-wrap: anywhere; }
.meta { margin: 0.125rem 0 0; font-size: 0.875rem; display: flex; flex-wrap: wrap; gap: 0 1rem; overflow-wrap: anywhere; }
.code { display: flex; flex-wrap: wrap; align-items: center; gap: 1rem; margin: 1rem 0 0; }
code { font: 600 2rem/1.2 ui-monospace, monospace; letter-spacing: 0.08em; font-variant-numeric: tabular-nums; overflow-wrap: anywhere; user-select: all; }
button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: 0 1.25rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--page); color: var(--ink); cursor: pointer; }
button:hover { border-color: var(--quiet); }
:focus-visible { outline: 3px solid var(--strong); outline-offset: 2px; }
.text { margin: 0.75rem 0 0; white-space: pre-line; overflow-wrap: anywhere; }
a { color: var(--strong); }
.empty { background: var(--card); border: 1px dashed var(--line); border-radius: 0.75rem; padding: 2rem; text-align: center; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
