import { routes } from '#domain/routes';
import { ButtonLink } from '../../ui/button';

export const Invitation = () => (
  <section aria-labelledby="invitation" className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-8 sm:py-24">
    <div className="rounded-3xl bg-primary px-6 py-12 text-on-primary sm:px-14 sm:py-16">
      <h2 id="invitation" className="max-w-2xl text-3xl font-bold sm:text-4xl">
        Bring your studio or your casino.
      </h2>
      <p className="mt-4 max-w-xl text-lg opacity-85">
        Sign up and tell us about your company. An admin reviews every application and gives a reason for the
        decision.
      </p>
      <ButtonLink to={routes.signup.path} className="mt-8 px-6 text-base">
        Apply now
      </ButtonLink>
    </div>
  </section>
);
