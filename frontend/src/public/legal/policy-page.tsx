import { policyVersion } from '#domain/terms-versions';
import { Link } from 'react-router-dom';
import { LegalText } from './legal-text';

export const PolicyPage = () => (
  <LegalText
    title="Privacy Policy"
    version={policyVersion}
    lead="We keep only the data that the platform needs to work. This page explains which data and why. There is no advertising and no tracking across sites."
    sections={[
      {
        heading: 'What we keep, and why',
        body: (
          <ul className="grid list-disc gap-2 pl-6">
            <li>Your e-mail address and a protected form of your password, so that you can sign in.</li>
            <li>
              The versions of the terms and of this policy that you accepted, and when, because we must be
              able to prove it.
            </li>
            <li>
              Your groups and your company’s details, so that we can give you access to the pages of your
              role.
            </li>
            <li>
              A record of decisions, such as approvals, suspensions and changes of access, with the user, the
              time and the reason.
            </li>
            <li>
              Your messages to customer support and our answers. If you have no account, also the e-mail
              address that you enter, so that we can answer.
            </li>
            <li>Technical logs without e-mail addresses, passwords or tokens, to find errors and attacks.</li>
          </ul>
        ),
      },
      {
        heading: 'On your device',
        body: (
          <p>
            Your session and your choice of theme are stored in your browser. The site needs them to work, so
            we do not have to ask for your consent and there is no cookie banner. Signing out removes the
            session.
          </p>
        ),
      },
      {
        heading: 'Who can see it',
        body: (
          <p>
            You and the admins of the platform. Your e-mail address is never shown to other companies or to
            players. We do not sell data. Our hosting provider processes it for us under a contract.
          </p>
        ),
      },
      {
        heading: 'How long',
        body: (
          <div className="grid gap-4">
            <p>
              We keep the data of your account until you delete the account. We keep logs for a few weeks.
              After you delete your account:
            </p>
            <ul className="grid list-disc gap-2 pl-6">
              <li>
                Your e-mail address, password, groups, age confirmation and accepted terms are removed within
                seconds, or within a day if the account is deleted outside this site.
              </li>
              <li>
                Your support requests are removed within seconds. All other support requests, including those
                of people without an account, are deleted one year after we close them.
              </li>
              <li>Your name in a brand is replaced with “Deleted player”.</li>
              <li>Your images and unused documents are removed when you delete the account on this site.</li>
              <li>
                Game rounds, coin movements, test runs and the record of decisions are kept under a random
                user id, because they are evidence for everyone involved.
              </li>
              <li>
                Your companies are closed. Their details, their compliance profiles and the documents of these
                profiles are kept as evidence of the review.
              </li>
              <li>
                If you excluded yourself from one brand or from all brands, or are taking a break, we keep a
                keyed hash of your e-mail address until the exclusion or the break ends.
              </li>
            </ul>
          </div>
        ),
      },
      {
        heading: 'Your rights',
        body: (
          <p>
            You have the right to see, correct, export and delete the data that we keep about you, and to
            object to how we use it. You can export your data and delete your account on{' '}
            <Link to="/Account" className="underline">
              the account page
            </Link>
            . If you do not belong to a group yet, you can do so on the page of your application. For
            everything else, contact{' '}
            <Link to="/static/Support?topic=PRIVACY#contact" className="underline">
              customer support
            </Link>
            . You can also complain to your data protection authority.
          </p>
        ),
      },
      {
        heading: 'Children',
        body: (
          <p>
            The platform is not for people under 18. If we find out that an account belongs to a minor, we
            delete it.
          </p>
        ),
      },
      {
        heading: 'Changes',
        body: (
          <p>
            Each new version of this policy has a new date. We ask you to accept it before it applies to you.
          </p>
        ),
      },
    ]}
  />
);
