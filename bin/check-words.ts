import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import {
  findInFileName,
  findInMarkdown,
  findInSource,
  findInTestNames,
  type Finding,
} from '#tools/words/retired-words';

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
  encoding: 'utf8',
});
const files = listed.split('\0').filter((file) => file !== '' && existsSync(file));
// Legal texts are excluded: they change only together with their version.
const isVisible = (file: string) =>
  /^(bin|domain|frontend|lambda|lib|local|tools)\/.*\.tsx?$/.test(file) &&
  !/\.test\.tsx?$|\/testing\/|\/generated\/|^tools\/words\/|^frontend\/src\/features\/legal\//.test(file);
const isTest = (file: string) => /\.(test\.tsx?|journey\.ts)$/.test(file);
// Decision records and the changelog are excluded because they quote earlier texts, and the glossary because
// it lists former terms.
const isDocument = (file: string) => file.endsWith('.md') && !/^docs\/glossary\.md$|^CHANGELOG/.test(file);
const isRecord = (file: string) => file.startsWith('docs/decisions/');

const findings = files
  .filter((file) => !isRecord(file))
  .flatMap((file): Finding[] => {
    if (isVisible(file)) return [...findInFileName(file), ...findInSource(file, readFileSync(file, 'utf8'))];
    if (isDocument(file))
      return [...findInFileName(file), ...findInMarkdown(file, readFileSync(file, 'utf8'))];
    if (isTest(file)) return [...findInFileName(file), ...findInTestNames(file, readFileSync(file, 'utf8'))];
    return findInFileName(file);
  });
for (const { place, found, instead } of findings)
  console.error(`${place}: "${found}" is a retired word; write ${instead}.`);
if (findings.length > 0) process.exitCode = 1;
