import { policyVersion } from '#domain/terms-versions';
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
          <p>
            Your account’s data until you delete the account. Logs for a few weeks. Records of decisions and
            coin movements stay, under a pseudonym, because they protect everybody who took part.
          </p>
        ),
      },
      {
        heading: 'Your rights',
        body: (
          <p>
            You may see, correct, export and delete what we hold about you, and object to how we use it.
            Deleting the account is in your hands on the account page. For everything else, write to the
            operator of this platform; you may also complain to your data protection authority.
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
