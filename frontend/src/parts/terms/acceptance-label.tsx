import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';
import * as messages from './messages';

/** The texts open in a new tab, so that the input of the form is kept. */
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
