import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib/core';
import { looseObject, parse, parseJson, pipe, record, string, unknown } from 'valibot';
import { addNovaLink } from '#lib/novalink';
import { settingsFrom } from '#lib/settings';
import { variants, type Variant } from './variants';

const cdkSchema = pipe(string(), parseJson(), looseObject({ context: record(string(), unknown()) }));
// An `App` outside of the CDK command does not read cdk.json.
const { context } = parse(cdkSchema, readFileSync('cdk.json', 'utf8'));

/** The settings without which `prod` cannot be synthesized. */
const ofAnOperator: Readonly<Record<string, unknown>> = {
  alarmEmail: 'alarms@novalink.example',
  mailFrom: 'no-reply@novalink.example',
};

/** The stacks of a stage with a site of four files, without cdk-nag and the CDK's own validation. */
async function stacksOf({ stage, changed = {} }: Variant, folder: string) {
  const app = new App({ context, outdir: join(folder, 'cdk.out'), builtinCloudFormationValidation: false });
  await addNovaLink(app, {
    settings: {
      ...settingsFrom((name) => ({ ...context, ...(stage === 'prod' ? ofAnOperator : {}), stage })[name]),
      ...changed,
    },
    siteFolder: smallSite(join(folder, 'site')),
  });
  return app.synth().stacks.map(({ stackName, environment, terminationProtection, template }) => ({
    name: stackName.replace(/^.*-/, ''),
    region: environment.region,
    terminationProtection,
    template: template as unknown,
  }));
}

function smallSite(folder: string): string {
  for (const name of ['assets', 'builds']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'builds', 'latest.json'), '{"id":"0123456789abcdef"}');
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>NovaLink</title>');
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'assets', 'index-1.js'), 'export {};');
  return folder;
}

/** Writes the stacks of each variant to `<name>.json` in the folder given on the command line. */
const [, , target = '.'] = process.argv;
mkdirSync(target, { recursive: true });
for (const [name, variant] of Object.entries(variants)) {
  const folder = mkdtempSync(join(tmpdir(), 'novalink-synth-'));
  writeFileSync(join(target, `${name}.json`), JSON.stringify(await stacksOf(variant, folder)));
  rmSync(folder, { recursive: true });
}
