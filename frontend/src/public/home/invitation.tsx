import { routes } from '#domain/routes';
import { ButtonLink } from '../../ui/button';
import * as messages from './messages';

export const Invitation = () => (
  <section aria-labelledby="invitation" className="mx-auto w-full max-w-6xl px-4 py-16 sm:px-8 sm:py-24">
    <div className="rounded-3xl bg-primary px-6 py-12 text-on-primary sm:px-14 sm:py-16">
      <h2 id="invitation" className="max-w-2xl text-3xl font-bold sm:text-4xl">
        {messages.bringYourStudioOrYour}
      </h2>
      <p className="mt-4 max-w-xl text-lg opacity-85">{messages.signUpAndTellUs}</p>
      <ButtonLink to={routes.signup.path} className="mt-8 px-6 text-base">
        {messages.applyNow}
      </ButtonLink>
    </div>
  </section>
);
