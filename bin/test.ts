import { runChanged } from '#tools/suites/run-changed';
import { runDeep } from '#tools/suites/run-deep';
import { runEverything } from '#tools/suites/run-everything';

/** `npm test`, `npm run test:changed` and `npm run test:deep`; CONTRIBUTING.md describes them. */
const [command, ...options] = process.argv.slice(2);
const commands = { all: runEverything, changed: runChanged, deep: runDeep };
const run = Object.entries(commands).find(([name]) => name === command)?.[1];
if (run === undefined) throw new Error(`Choose one of ${Object.keys(commands).join(', ')}, not ${command}.`);
process.exitCode = (await run(options)) ? 0 : 1;
