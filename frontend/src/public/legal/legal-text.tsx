import type { ReactNode } from 'react';

interface LegalTextProps {
  readonly title: string;
  /** The current version, which is the date from which it applies. */
  readonly version: string;
  readonly lead: string;
  readonly sections: readonly { readonly heading: string; readonly body: ReactNode }[];
}

/** A legal text with numbered sections and a date. */
export const LegalText = ({ title, version, lead, sections }: LegalTextProps) => (
  <article className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-8 sm:py-14">
    <h1 className="text-3xl font-bold text-heading sm:text-4xl">{title}</h1>
    <p className="mt-3 text-muted">
      Version <time dateTime={version}>{version}</time>
    </p>
    <p className="mt-6 text-lg leading-relaxed">{lead}</p>
    <ol className="mt-10 grid gap-9">
      {sections.map(({ heading, body }, index) => (
        <li key={heading}>
          <h2 className="text-xl font-semibold text-heading">
            {index + 1}. {heading}
          </h2>
          <div className="mt-3 grid gap-3 leading-relaxed">{body}</div>
        </li>
      ))}
    </ol>
  </article>
);
