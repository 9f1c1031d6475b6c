import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chooseMutants, type Mutant } from '#tools/mutants/choose-mutants';
import { runMutants } from '#tools/mutants/run-mutants';
import { sourceFiles, testFiles } from '#tools/suites/test-files';

const help = `npm run mutants -- [options]
Changes one operator, number or condition at a time and runs the tests nearest to it. Prints the mutants that survive.

  --count N     how many mutants, at most one of each file (300)
  --seed N      chooses other mutants (1)
  --list FILE   reads the mutants from a file, or writes them there if it does not exist, to repeat them later
  --part I/N    only every Nth, beginning with the Ith, to run parts in several clones
`;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    list: { type: 'string' },
    part: { type: 'string', default: '1/1' },
    help: { type: 'boolean', default: false },
  },
});

async function run(): Promise<void> {
  const options = { seed: Number(values.seed), count: Number(values.count) };
  const choose = () => chooseMutants(sourceFiles(), (file) => readFileSync(file, 'utf8'), options);
  const [first = 1, step = 1] = values.part.split('/').map(Number);
  const mutants = listed(values.list, choose).filter((_, at) => at % step === first - 1);
  let survived = 0;
  let tried = 0;
  for await (const { mutant, killedBy, tests } of runMutants(mutants, testFiles())) {
    tried += 1;
    const { file, line, old } = mutant;
    const verdict = killedBy === undefined ? `SURVIVED ${tests} test files` : `killed by ${killedBy}`;
    console.log(`${file}:${line} ${shortened(old)} → ${shortened(mutant.new)}: ${verdict}`);
    if (killedBy === undefined) survived += 1;
  }
  console.log(`${tried - survived} of ${tried} mutants were killed.`);
}

function listed(file: string | undefined, choose: () => Mutant[]): Mutant[] {
  if (file === undefined) return choose();
  if (!existsSync(file)) writeFileSync(file, `${JSON.stringify(choose(), null, 2)}\n`);
  return JSON.parse(readFileSync(file, 'utf8')) as Mutant[];
}

const shortened = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 59)}…` : line;
};

if (values.help) console.log(help);
else await run();
