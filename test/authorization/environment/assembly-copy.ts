import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A copy of an assembly that can be modified, without the site and the alarms. */
export interface AssemblyCopy {
  readonly folder: string;
  /** Changes the text of all code assets and templates. Returns the number of changed files. */
  rewrite(change: (text: string, file: string) => string): number;
  remove(): void;
}

export function copyAssembly(assembly: string): AssemblyCopy {
  const folder = mkdtempSync(join(tmpdir(), 'novalink-mutant-'));
  cpSync(assembly, folder, { recursive: true });
  leaveOut(folder, /-(Web|(Edge)?Watch)(\.|$)/);
  return {
    folder,
    rewrite: (change) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(js|mjs|template\.json)$/.test(file))
        .filter((file) => {
          const path = join(folder, file);
          const text = readFileSync(path, 'utf8');
          const changed = change(text, file);
          if (changed !== text) writeFileSync(path, changed);
          return changed !== text;
        }).length,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

type Resources = Readonly<Record<string, { readonly Type: string; readonly Properties?: object }>>;

/** Removes the stream handlers, which read and write at unpredictable times. */
export const leaveOutStreams = (copy: AssemblyCopy) =>
  changeResources(copy, (resources) =>
    Object.entries(resources).filter(([, { Type }]) => Type !== 'AWS::Lambda::EventSourceMapping'),
  );

/** Replaces the state machine of test runs by one that ends immediately, so that started runs are not executed. */
export const leaveOutRuns = (copy: AssemblyCopy) =>
  changeResources(copy, (resources) =>
    Object.entries(resources).map(([id, resource]) => {
      if (resource.Type !== 'AWS::StepFunctions::StateMachine') return [id, resource];
      const DefinitionString = JSON.stringify({ StartAt: 'End', States: { End: { Type: 'Succeed' } } });
      return [id, { ...resource, Properties: { ...resource.Properties, DefinitionString } }];
    }),
  );

/** Removes the settlement of tournaments, so that cancelled tournaments are not refunded. */
export const leaveOutSettlement = (copy: AssemblyCopy) =>
  changeResources(copy, (resources) =>
    Object.entries(resources).map(([id, resource]) =>
      resource.Type === 'AWS::Lambda::Function' && /settletournaments/i.test(id)
        ? [id, { ...resource, Properties: { ...resource.Properties, ReservedConcurrentExecutions: 0 } }]
        : [id, resource],
    ),
  );

function changeResources(copy: AssemblyCopy, change: (resources: Resources) => [string, object][]): void {
  copy.rewrite((text, file) => {
    if (!file.endsWith('.template.json')) return text;
    const { Resources, ...rest } = JSON.parse(text) as { Resources: Resources };
    return JSON.stringify({ ...rest, Resources: Object.fromEntries(change(Resources)) });
  });
}

function leaveOut(folder: string, names: RegExp): void {
  const path = join(folder, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { artifacts: Record<string, unknown> };
  const artifacts = Object.entries(manifest.artifacts).filter(([name]) => !names.test(name));
  writeFileSync(path, JSON.stringify({ ...manifest, artifacts: Object.fromEntries(artifacts) }));
}
