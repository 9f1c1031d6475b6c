import { readFileSync, writeFileSync } from 'node:fs';
import { supportText } from 'cdk-local-cloud';

const readme = 'packages/local-cloud/README.md';
const text = await supportText();
const fresh = readFileSync(readme, 'utf8').replace(
  /(<!-- support -->\n).*(<!-- \/support -->)/s,
  (_all, start: string, end: string) => `${start}${text}\n${end}`,
);
writeFileSync(readme, fresh);
