import { Link } from 'react-router-dom';
import { routes } from '#domain/routes';

/** The texts open in a new tab, so that the input of the form is kept. */
export const AcceptanceLabel = () => (
  <>
    I am at least 18 years old and accept the{' '}
    <Link className="text-secondary underline" to={routes['Terms of Service'].path} target="_blank">
      Terms of Service
    </Link>{' '}
    and the{' '}
    <Link className="text-secondary underline" to={routes['Privacy Policy'].path} target="_blank">
      Privacy Policy
    </Link>
    .
  </>
);
