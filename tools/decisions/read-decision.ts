/** The headings of the index, in order. */
export const topics = [
  'Local cloud',
  'Accounts and authorization',
  'API and data',
  'Coins and rounds',
  'Metrics',
  'Tournaments and promotions',
  'Companies, casinos and games',
  'Files',
  'Game mathematics and Test Lab',
  'Front end',
  'AWS deployment',
  'Tests and tooling',
] as const;

export interface Decision {
  readonly file: string;
  readonly number: string;
  readonly title: string;
  readonly date: string;
  readonly status: string;
  /** The numbers of the decisions that amend or supersede this one. */
  readonly endedBy: readonly string[];
  /** The numbers of the decisions that this one amends or replaces. */
  readonly ends: readonly string[];
  readonly topic: string;
}

/** The number, title, date, status and topic of a record, or the errors that prevent it from being listed. */
export function readDecision(file: string, text: string): Decision | string[] {
  const [, number = '', title = ''] = /^# (\d{4}) (.+)$/m.exec(text) ?? [];
  const date = line(text, 'Date');
  const status = line(text, 'Status');
  const topic = line(text, 'Topic');
  const errors = [
    number !== file.slice(0, 4) && `the first line must be "# ${file.slice(0, 4)} <title>"`,
    !/^\d{4}-\d\d-\d\d$/.test(date) && 'needs a line "Date: YYYY-MM-DD"',
    !/^(proposed|accepted|(amended|superseded) by \d{4}(, \d{4})*)$/.test(status) &&
      'needs a line "Status: " with proposed, accepted, "amended by NNNN" or "superseded by NNNN"',
    !(topics as readonly string[]).includes(topic) &&
      `needs a line "Topic: " with one of ${topics.join('; ')}`,
    !sections.every((section) => text.includes(`\n## ${section}\n`)) &&
      `needs the headings ${sections.map((section) => `"## ${section}"`).join(', ')}`,
    file !== fileNameOf(number, title) && `rename the file to ${fileNameOf(number, title)}, after its title`,
  ].filter((error) => error !== false);
  if (errors.length > 0) return errors;
  const ends = [...numbersIn(line(text, 'Amends')), ...numbersIn(line(text, 'Replaces'))];
  return { file, number, title, date, status, endedBy: numbersIn(status), ends, topic };
}

const sections = ['Context', 'Decision', 'Consequences'] as const;

const fileNameOf = (number: string, title: string) => {
  const words = title
    .toLowerCase()
    .replaceAll(/[’'`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-');
  return `${number}-${words.replaceAll(/^-|-$/g, '')}.md`;
};

const numbersIn = (text: string): readonly string[] => text.match(/\d{4}/g) ?? [];

const line = (text: string, name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(text)?.[1] ?? '';
