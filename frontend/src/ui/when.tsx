const moment: Intl.DateTimeFormatOptions = {
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
};
const full = new Intl.DateTimeFormat('en', { ...moment, timeZoneName: 'short' });
const withoutZone = new Intl.DateTimeFormat('en', moment);
const shortDay = new Intl.DateTimeFormat('en', { dateStyle: 'medium' });
const day = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

interface WhenProps {
  /** ISO 8601. */
  readonly at: string;
  readonly dayOnly?: boolean;
  /** Shows the time zone only in the tooltip, for columns of tables. */
  readonly isDense?: boolean;
}

/** A time in the user's time zone, with its name. */
export const When = ({ at, dayOnly = false, isDense = false }: WhenProps) => {
  const shown = new Date(at);
  return (
    <time dateTime={at} title={full.format(shown)}>
      {(dayOnly ? day : isDense ? withoutZone : full).format(shown)}
    </time>
  );
};

/** A short date for narrow places, such as a table. */
export const ShortDay = ({ at }: Pick<WhenProps, 'at'>) => {
  const shown = new Date(at);
  return (
    <time dateTime={at} title={full.format(shown)}>
      {shortDay.format(shown)}
    </time>
  );
};
