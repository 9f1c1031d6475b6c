import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { PublicQueries } from '../../parts/page/public-queries';
import { contactAnchor } from '../../platform/page/support-address';
import { usePlatform } from '../../platform/platform';
import { Skeleton } from '../../ui/skeleton';

const ContactForm = lazy(async () => ({ default: (await import('./contact-form')).ContactForm }));
const OwnRequests = lazy(async () => ({ default: (await import('./own-requests')).OwnRequests }));

/** The contact form for guests and users, with the user's own requests below. */
export const Contact = () => (
  <PublicQueries>
    <KnownContact />
  </PublicQueries>
);

const KnownContact = () => {
  const { data: sender } = useSender();
  return (
    <>
      <section id={contactAnchor} aria-labelledby="contact-heading" className="mt-12 scroll-mt-6">
        <h2 id="contact-heading" className="text-2xl font-semibold text-heading">
          Contact us
        </h2>
        <noscript>
          <p className="mt-4">The contact form needs JavaScript.</p>
        </noscript>
        <div className="mt-4 rounded-xl border border-line bg-surface p-4 sm:p-6">
          {sender === undefined ? (
            <FormSkeleton />
          ) : (
            <Suspense fallback={<FormSkeleton />}>
              <ContactForm email={sender.email} />
            </Suspense>
          )}
        </div>
      </section>
      {sender?.email !== undefined && (
        <Suspense>
          <OwnRequests />
        </Suspense>
      )}
    </>
  );
};

/** Has the height of the form, to avoid layout shifts. */
const FormSkeleton = () => (
  <div className="min-h-[34rem]">
    <Skeleton rows={5} />
  </div>
);

/** The sender of a request: a user with an e-mail address, or a guest. */
const useSender = () => {
  const { sessions } = usePlatform();
  return useQuery({
    queryKey: ['support-sender'],
    // Users whose session cannot be read send the request as guests.
    queryFn: async () => ({ email: (await sessions.readIfKept().catch(() => undefined))?.email }),
    staleTime: Infinity,
  });
};
