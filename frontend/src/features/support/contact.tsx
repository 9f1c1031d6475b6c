import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { createQueryClient } from '../../platform/api/query-client';
import { contactAnchor } from '../../platform/page/support-address';
import { usePlatform } from '../../platform/platform';
import { Skeleton } from '../../ui/skeleton';

const ContactForm = lazy(async () => ({ default: (await import('./contact-form')).ContactForm }));
const OwnRequests = lazy(async () => ({ default: (await import('./own-requests')).OwnRequests }));

/** The contact form, for guests and users, and the requests of a user below it. */
export const Contact = () => {
  // Public pages have no client of queries; a session that ends here sends nobody away.
  const [queries] = useState(() => createQueryClient({ onSessionEnded: () => undefined }));
  return (
    <QueryClientProvider client={queries}>
      <KnownContact />
    </QueryClientProvider>
  );
};

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

/** As high as the form, so that nothing moves when it comes. */
const FormSkeleton = () => (
  <div className="min-h-[34rem]">
    <Skeleton rows={5} />
  </div>
);

/** Who would send a request: a user with their address, or a guest. */
const useSender = () => {
  const { sessions } = usePlatform();
  return useQuery({
    queryKey: ['support-sender'],
    // A session that cannot be read leaves a guest, who may write as well.
    queryFn: async () => ({ email: (await sessions.read().catch(() => undefined))?.email }),
    staleTime: Infinity,
  });
};
