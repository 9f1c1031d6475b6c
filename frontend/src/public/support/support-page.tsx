import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { contactAnchor } from '../../platform/page/support-address';
import { commonQuestions } from './common-questions';
import { Contact } from './contact';

/** `/static/Support`: answers to common questions, the user's own requests, and the contact form. */
export const SupportPage = () => (
  <article className="mx-auto w-full max-w-3xl px-4 py-10 sm:px-8 sm:py-14">
    <h1 className="text-3xl font-bold text-heading sm:text-4xl">{routes.Support.title}</h1>
    <p className="mt-6 text-lg leading-relaxed">
      Most questions are answered below. If yours is not,{' '}
      <a href={`#${contactAnchor}`} className="font-semibold text-secondary underline underline-offset-4">
        contact us
      </a>
      . You do not need an account.
    </p>
    {commonQuestions.map(({ heading, questions }) => (
      <section key={heading} className="mt-10">
        <h2 className="text-xl font-semibold text-heading">{heading}</h2>
        <div className="mt-3 divide-y divide-line border-y border-line">
          {questions.map(({ question, answer }) => (
            <details key={question} className="group py-1">
              <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 rounded py-2 font-medium [&::-webkit-details-marker]:hidden">
                {question}
                <ChevronDown
                  aria-hidden
                  className="size-4 shrink-0 text-muted transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="grid gap-3 pb-4 leading-relaxed text-muted">{answer}</div>
            </details>
          ))}
        </div>
      </section>
    ))}
    <p className="mt-8 text-muted">
      See also the{' '}
      <Link to={routes['Terms of Service'].path} className="underline underline-offset-4">
        Terms of Service
      </Link>{' '}
      and the{' '}
      <Link to={routes['Privacy Policy'].path} className="underline underline-offset-4">
        Privacy Policy
      </Link>
      .
    </p>
    <Contact />
  </article>
);
