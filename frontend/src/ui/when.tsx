const full = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
const shortDay = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

interface WhenProps {
  /** ISO 8601. */
  readonly at: string;
  readonly dayOnly?: boolean;
}

/** A time in the user's time zone. */
export const When = ({ at, dayOnly = false }: WhenProps) => {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={full.format(moment)}>
      {(dayOnly ? day : full).format(moment)}
    </time>
  );
};

/** A short date for narrow places, such as a table. */
export const ShortDay = ({ at }: Pick<WhenProps, 'at'>) => {
  const moment = new Date(at);
  return (
    <time dateTime={at} title={full.format(moment)}>
      {shortDay.format(moment)}
    </time>
  );
};
