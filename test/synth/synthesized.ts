import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib/core';
import {
  looseObject,
  optional,
  parse,
  parseJson,
  pipe,
  record,
  string,
  unknown,
  type InferOutput,
} from 'valibot';
import { addNovaLink } from '#lib/novalink';
import { settingsFrom, type StageName, type StageSettings } from '#lib/settings';

const resource = looseObject({
  Type: string(),
  Properties: optional(record(string(), unknown()), {}),
  DeletionPolicy: optional(string()),
});
const templateSchema = looseObject({
  Resources: record(string(), resource),
  Outputs: optional(record(string(), looseObject({ Value: unknown() }))),
});
const cdkSchema = pipe(string(), parseJson(), looseObject({ context: record(string(), unknown()) }));

export type Template = InferOutput<typeof templateSchema>;

export interface Synthesized {
  /** By the stack's last name, such as `Data`. */
  readonly templates: Readonly<Record<string, Template>>;
  /** By the stack's last name. */
  readonly regions: Readonly<Record<string, string>>;
  readonly terminationProtection: readonly (boolean | undefined)[];
}

/** What `prod` is not synthesized without. */
const ofAnOperator: Readonly<Record<string, unknown>> = {
  alarmEmail: 'alarms@novalink.example',
  mailFrom: 'no-reply@novalink.example',
};

/** The stage as it would be deployed, with a site of three files, and with other settings where there are any. */
export function synthesized(stage: StageName, changed: Partial<StageSettings> = {}): Synthesized {
  // An App in a test does not read cdk.json by itself.
  const { context } = parse(cdkSchema, readFileSync('cdk.json', 'utf8'));
  const folder = mkdtempSync(join(tmpdir(), 'novalink-synth-'));
  const app = new App({ context, outdir: join(folder, 'cdk.out'), builtinCloudFormationValidation: false });
  addNovaLink(app, {
    settings: {
      ...settingsFrom((name) => ({ ...context, ...(stage === 'prod' ? ofAnOperator : {}), stage })[name]),
      ...changed,
    },
    siteFolder: smallSite(join(folder, 'site')),
  });
  const { stacks } = app.synth();
  return {
    templates: Object.fromEntries(
      stacks.map(({ stackName, template }) => [
        stackName.replace(/^.*-/, ''),
        parse(templateSchema, template),
      ]),
    ),
    regions: Object.fromEntries(
      stacks.map(({ stackName, environment }) => [stackName.replace(/^.*-/, ''), environment.region]),
    ),
    terminationProtection: stacks.map(({ terminationProtection }) => terminationProtection),
  };
}

function smallSite(folder: string): string {
  mkdirSync(join(folder, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>NovaLink</title>');
  writeFileSync(join(folder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(folder, 'assets', 'index-1.js'), 'export {};');
  return folder;
}

export interface Found {
  readonly id: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly deletionPolicy: string | undefined;
}

/** All resources of a type, of all stacks. */
export const resourcesOf = ({ templates }: Synthesized, type: string): readonly Found[] =>
  Object.values(templates).flatMap(({ Resources }) =>
    Object.entries(Resources)
      .filter(([, { Type }]) => Type === type)
      .map(([id, { Properties, DeletionPolicy }]) => ({
        id,
        properties: Properties,
        deletionPolicy: DeletionPolicy,
      })),
  );
