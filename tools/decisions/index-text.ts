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
  const known = new Map(decisions.map((decision) => [decision.number, decision]));
  for (const { file, number, endedBy, ends } of decisions) {
    const unknown = [...endedBy, ...ends].filter((other) => !known.has(other));
    errors.push(...unknown.map((other) => `${file}: no decision ${other}`));
    const silent = endedBy.filter((other) => known.get(other)?.ends.includes(number) === false);
    errors.push(
      ...silent.map((other) => `${file}: decision ${other} needs "Amends:" or "Replaces: ${number}"`),
    );
    const current = ends.filter((other) => known.get(other)?.endedBy.includes(number) === false);
    errors.push(...current.map((other) => `${file}: the status of decision ${other} must name ${number}`));
  }
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
