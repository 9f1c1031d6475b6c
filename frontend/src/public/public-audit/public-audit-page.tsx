import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import { Article, inlineLink, Part } from '../article';
import { LogDays } from './log-days';
import * as messages from './messages';

/** `/static/Audit`: the public part of the audit log and how to verify that it was not changed. */
export const PublicAuditPage = () => (
  <Article title={messages.publicAuditLog} lead={messages.everyDecisionAboutCompaniesGames}>
    <Part heading={messages.log}>
      <LogDays />
    </Part>
    <Part heading={messages.howItIsProtected}>
      <ul className="grid list-disc gap-2 pl-6">
        <li>{messages.eachEntryHasSha256}</li>
        <li>{messages.dayIsClosedAtAbout}</li>
        <li>{messages.inProductionCopyOfEach}</li>
        <li>{messages.keepCopyOfHeadIf}</li>
      </ul>
    </Part>
    <Part heading={messages.whatItDoesNotShow}>
      <p>{messages.logContainsNoUsersReasons()}</p>
    </Part>
    <Part heading={messages.verifyWithoutNovaLink}>
      <p>
        {messages.downloadDayAsJsonAnd((text) => (
          <Link className={inlineLink} to={routes.Proof.path}>
            {text}
          </Link>
        ))}
      </p>
    </Part>
  </Article>
);
