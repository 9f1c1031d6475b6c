import { existsSync, readFileSync } from 'node:fs';
import { failedTests } from '#tools/failures/failed-tests';
import { failuresText } from '#tools/failures/failures-text';

// Result files of test runs. A file that was not written is skipped.
const files = process.argv.slice(2).filter((file) => existsSync(file));
const text = failuresText(files.flatMap((file) => failedTests(readFileSync(file, 'utf8'))));
if (text !== '') console.log(text);
