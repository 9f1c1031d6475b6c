import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { Panel } from '../page';
import { faultsIn } from './faults-in';

export interface FormSection {
  readonly title: string;
  readonly lead?: string;
  /** The names of the fields in this section. A list includes the errors of its items. */
  readonly fields: readonly string[];
  readonly content: ReactNode;
}

/** The distance of the reading line from the top of the window, in pixels. The section there is the current one. */
const readingLine = 200;

/**
 * The sections of a long form. From a width of 1200 px, a list next to them stays visible and shows the
 * number of errors of each section.
 */
export const FormSections = ({ sections }: { readonly sections: readonly FormSection[] }) => {
  const { errors } = useFormState();
  const faults = faultsIn(errors);
  const elements = useRef<(HTMLDivElement | null)[]>([]);
  const current = useCurrent(elements);
  const open = (index: number) => {
    elements.current[index]?.scrollIntoView({ block: 'start' });
    elements.current[index]?.focus({ preventScroll: true });
  };
  return (
    <div className="grid grid-cols-1 items-start gap-6 min-[1200px]:grid-cols-[13rem_minmax(0,1fr)]">
      <nav aria-label="Sections" className="sticky top-20 hidden min-[1200px]:block">
        <ol className="grid border-l border-line">
          {sections.map(({ title, fields }, index) => {
            const count = faults.filter(([path]) => fields.some((field) => isIn(field, path))).length;
            return (
              <li key={title}>
                <button
                  type="button"
                  aria-current={index === current ? 'true' : undefined}
                  onClick={() => open(index)}
                  className={`-ml-px flex min-h-11 w-full items-center justify-between gap-2 border-l-2 px-3 text-left text-sm ${
                    index === current
                      ? 'border-accent font-medium text-text'
                      : 'border-transparent text-muted hover:text-text'
                  }`}
                >
                  {title}
                  {count > 0 && (
                    <span className="shrink-0 font-medium text-error tabular-nums">
                      {count === 1 ? '1 error' : `${count} errors`}
                    </span>
                  )}
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
      <div className="grid grid-cols-1 gap-5">
        {sections.map(({ title, lead, content }, index) => (
          <div
            key={title}
            ref={(element) => {
              elements.current[index] = element;
            }}
            tabIndex={-1}
            className="scroll-mt-20 outline-none"
          >
            <Panel title={title} {...(lead !== undefined && { lead })}>
              {content}
            </Panel>
          </div>
        ))}
      </div>
    </div>
  );
};

const isIn = (field: string, path: string): boolean => path === field || path.startsWith(`${field}.`);

/** The last section that begins above the reading line, or the last section at the end of the page. */
const useCurrent = (sections: RefObject<(HTMLDivElement | null)[]>): number => {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const look = () => {
      const elements = sections.current ?? [];
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const begun = elements.filter((one) => one && one.getBoundingClientRect().top <= readingLine).length;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      setCurrent(isAtEnd ? elements.length - 1 : Math.max(0, begun - 1));
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [sections]);
  return current;
};
