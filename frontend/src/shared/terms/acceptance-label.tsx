import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import * as messages from './messages';

/** The texts open beside the form, so that what was typed stays. */
export const AcceptanceLabel = () => (
  <>
    {messages.iAmAtLeast18(
      (text) => (
        <Link className="text-secondary underline" to={routes['Terms of Service'].path} target="_blank">
          {text}
        </Link>
      ),
      (text) => (
        <Link className="text-secondary underline" to={routes['Privacy Policy'].path} target="_blank">
          {text}
        </Link>
      ),
    )}
  </>
);
