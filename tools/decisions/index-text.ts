import { readDecision, topics, type Decision } from './read-decision';

/** The index of the records by topic, in Markdown. Throws an error that names every record that cannot be listed. */
export function indexText(records: Readonly<Record<string, string>>): string {
  const errors: string[] = [];
  const decisions: Decision[] = [];
  for (const [file, text] of Object.entries(records)) {
    const read = readDecision(file, text);
    if (Array.isArray(read)) errors.push(...read.map((error) => `${file}: ${error}`));
    else decisions.push(read);
  }
  const files = new Set(Object.keys(records).map((file) => file.slice(0, 4)));
  for (const { file, statusNames } of decisions)
    errors.push(
      ...statusNames.filter((number) => !files.has(number)).map((number) => `${file}: no decision ${number}`),
    );
  if (new Set(decisions.map(({ number }) => number)).size < decisions.length)
    errors.push(`two records have one number: ${duplicates(decisions).join(', ')}`);
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return topics
    .map((topic) => ({ topic, listed: decisions.filter((decision) => decision.topic === topic) }))
    .filter(({ listed }) => listed.length > 0)
    .map(({ topic, listed }) => [`## ${topic}`, '', ...listed.map(line)].join('\n'))
    .join('\n\n');
}

const line = ({ file, number, title, date, status }: Decision) =>
  `- [${number}](${file}) ${title} – ${date}, ${status}`;

const duplicates = (decisions: readonly Decision[]) =>
  decisions.map(({ number }) => number).filter((number, index, all) => all.indexOf(number) < index);
