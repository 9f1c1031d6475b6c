import { readFileSync } from 'node:fs';
import { licencesText, lockedPackages, unpermitted } from '#tools/licences/licences';

const packages = lockedPackages(readFileSync('package-lock.json', 'utf8'));
if (process.argv.includes('--list')) console.log(licencesText(packages));
const refused = unpermitted(packages);
for (const { name, licence } of refused)
  console.error(`${name}: the licence ${licence ?? '(none)'} is not permissive.`);
if (refused.length > 0) process.exitCode = 1;
