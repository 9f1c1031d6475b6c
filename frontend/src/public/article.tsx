import type { ReactNode } from 'react';

/** A link in a text. */
export const inlineLink = 'text-secondary underline underline-offset-4';

interface ArticleProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly children: ReactNode;
}

/** Layout of a public text page. */
export const Article = ({ title, lead, children }: ArticleProps) => (
  <article className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-8 sm:py-14">
    <h1 className="text-3xl font-bold text-heading sm:text-4xl">{title}</h1>
    <p className="mt-6 text-lg leading-relaxed">{lead}</p>
    {children}
  </article>
);

interface PartProps {
  readonly heading: string;
  readonly children: ReactNode;
}

export const Part = ({ heading, children }: PartProps) => (
  <section className="mt-10">
    <h2 className="text-xl font-semibold text-heading">{heading}</h2>
    <div className="mt-3 grid grid-cols-1 gap-3 leading-relaxed">{children}</div>
  </section>
);
