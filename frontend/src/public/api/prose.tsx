import type { ReactNode } from 'react';

/** A text of the contract: paragraphs, lists with `-`, and `code`. */
export const Prose = ({ text }: { readonly text: string }) => (
  <>
    {text
      .trim()
      .split(/\n\n+/)
      .map((block) =>
        block.startsWith('- ') ? <Items key={block} block={block} /> : <p key={block}>{inline(block)}</p>,
      )}
  </>
);

const Items = ({ block }: { readonly block: string }) => (
  <ul className="list-disc pl-6">
    {block
      .slice(2)
      .split(/\n- /)
      .map((item) => (
        <li key={item}>{inline(item)}</li>
      ))}
  </ul>
);

const inline = (text: string): readonly ReactNode[] =>
  text.split('`').map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <code key={`${at} ${part}`} className="rounded bg-sunken px-1 font-mono text-[0.9em] break-words">
        {part}
      </code>
    ),
  );
