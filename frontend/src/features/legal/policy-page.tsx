import { policyVersion } from '#domain/terms-versions';
import { Link } from 'react-router-dom';
import { LegalText } from './legal-text';

export const PolicyPage = () => (
  <LegalText
    title="Privacy Policy"
    version={policyVersion}
    lead="We keep what the platform needs to work, say why, and keep nothing else. There is no advertising and no tracking across sites."
    sections={[
      {
        heading: 'What we keep, and why',
        body: (
          <ul className="grid list-disc gap-2 pl-6">
            <li>Your e-mail address and a protected form of your password, so that you can sign in.</li>
            <li>
              Which version of the terms and of this policy you accepted, and when, because we must be able to
              show it.
            </li>
            <li>Your groups and your company’s details, so that you can do what you came for.</li>
            <li>
              A record of decisions – approvals, suspensions, changes of rights – with who, when and why.
            </li>
            <li>
              What you write to the customer support and our answers, with the e-mail address that you give
              when you have no account, so that we can answer.
            </li>
            <li>Technical logs without e-mail addresses, passwords or tokens, to find faults and attacks.</li>
          </ul>
        ),
      },
      {
        heading: 'On your device',
        body: (
          <p>
            Your session and your choice of theme are kept in your browser’s storage. They are needed for the
            site to work, so there is nothing to consent to and no banner. Signing out removes the session.
          </p>
        ),
      },
      {
        heading: 'Who can see it',
        body: (
          <p>
            You, and the admins who look after the platform. Your e-mail address is never shown to other
            companies or to players. We do not sell data. Our hosting provider processes it for us under
            contract.
          </p>
        ),
      },
      {
        heading: 'How long',
        body: (
          <div className="grid gap-4">
            <p>We keep your account’s data until you delete the account, and logs for a few weeks. Then:</p>
            <ul className="grid list-disc gap-2 pl-6">
              <li>
                Your e-mail address, password, groups, age confirmation and accepted terms are removed within
                seconds, or within a day if the account is deleted outside this site.
              </li>
              <li>
                Your support requests are removed within seconds. Every support request is deleted a year
                after we closed it, also without an account.
              </li>
              <li>Your name in a brand is replaced with “Deleted player”.</li>
              <li>Your images and unused documents are removed when you delete the account on this site.</li>
              <li>
                Game rounds, coin movements, test runs and the record of decisions stay, under a random user
                id, because they protect everybody who took part.
              </li>
              <li>
                Your companies close. Their details, compliance profiles and the documents of those stay as
                evidence of the review.
              </li>
              <li>
                If you excluded yourself from every brand, a keyed hash of your e-mail address stays until the
                exclusion ends.
              </li>
            </ul>
          </div>
        ),
      },
      {
        heading: 'Your rights',
        body: (
          <p>
            You may see, correct, export and delete what we hold about you, and object to how we use it. You
            can export your data and delete your account on{' '}
            <Link to="/Account" className="underline">
              the account page
            </Link>
            , or on the page of your application while you are in no group. For everything else, write to the{' '}
            <Link to="/static/Support?topic=PRIVACY#contact" className="underline">
              customer support
            </Link>
            ; you may also complain to your data protection authority.
          </p>
        ),
      },
      {
        heading: 'Children',
        body: (
          <p>
            The platform is not for people under 18. An account that turns out to belong to a minor is
            deleted.
          </p>
        ),
      },
      {
        heading: 'Changes',
        body: <p>A new version of this policy has a new date, and you are asked before it applies to you.</p>,
      },
    ]}
  />
);
