import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { Article, inlineLink, Part } from '../article';
import { LogDays } from './log-days';

/** `/static/Audit`: the public part of the audit log and how to verify that it was not changed. */
export const PublicAuditPage = () => (
  <Article
    title="Public audit log"
    lead="Every decision about companies, games, casinos and brands is recorded. Here you can see the public part of that record and verify that nobody changed it afterwards."
  >
    <Part heading="Log">
      <LogDays />
    </Part>
    <Part heading="How it is protected">
      <ul className="grid list-disc gap-2 pl-6">
        <li>
          Each entry has the SHA-256 hash of the entry before it. A changed, missing or moved entry breaks the
          chain.
        </li>
        <li>
          A day is closed at about 03:13 UTC on the next day. Its head counts the entries, contains the last
          hash and the head of the day before.
        </li>
        <li>
          In production, a copy of each head is locked for at least one year. No role of NovaLink can delete
          it earlier.
        </li>
        <li>Keep a copy of a head. If a later head does not follow from it, the log was changed.</li>
      </ul>
    </Part>
    <Part heading="What it does not show">
      <p>
        The log contains no users, reasons or private names. Each entry has a <em>commitment</em> instead: the
        hash of a secret number and the complete event. Nobody can guess the event from it, but with the
        number anyone can verify that an event they are shown is the one in the log.
      </p>
    </Part>
    <Part heading="Verify without NovaLink">
      <p>
        Download a day as JSON and open it in the{' '}
        <Link className={inlineLink} to={routes.Proof.path}>
          offline verifier
        </Link>
        . For a program of your own: the hash before the first entry is SHA-256 of{' '}
        <code>novalink.audit-day/1</code>, a space and the day. The hash of an entry is SHA-256 of the hash
        before it, followed by the entry without its hash as canonical JSON (RFC 8785). The hash of a head is
        SHA-256 of its other members as canonical JSON.
      </p>
    </Part>
  </Article>
);
