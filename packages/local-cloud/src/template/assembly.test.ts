import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readAssembly } from './assembly';

/** Writes an assembly in the format of CDK 2.276: an app with one stack in a stage and one stack outside of it. */
function assembly(): string {
  const folder = mkdtempSync(join(tmpdir(), 'assembly-'));
  const write = (path: string, content: unknown) =>
    writeFileSync(join(folder, path), JSON.stringify(content));
  mkdirSync(join(folder, 'assembly-Stage'));
  const stack = (templateFile: string, rest = {}) => ({
    type: 'aws:cloudformation:stack',
    properties: { templateFile, ...rest },
  });
  write('manifest.json', {
    version: '55.0.0',
    artifacts: {
      'assembly-Stage': { type: 'cdk:cloud-assembly', properties: { directoryName: 'assembly-Stage' } },
      Top: stack('Top.template.json'),
      Tree: { type: 'cdk:tree', properties: { file: 'tree.json' } },
    },
  });
  write('Top.template.json', { Resources: { Box: { Type: 'Test::Box' } } });
  write('assembly-Stage/manifest.json', {
    artifacts: {
      'StageA.assets': { type: 'cdk:asset-manifest', properties: { file: 'A.assets.json' } },
      StageA: stack('A.template.json', { stackName: 'Stage-A' }),
    },
  });
  write('assembly-Stage/A.template.json', { Resources: {} });
  write('assembly-Stage/A.assets.json', {
    files: {
      hash: {
        source: { path: '../asset.hash', packaging: 'zip' },
        destinations: { here: { bucketName: 'assets', objectKey: 'hash.zip' } },
      },
    },
  });
  return folder;
}

test('finds stacks and assets, including those of stages', () => {
  const folder = assembly();
  const { stacks, assets } = readAssembly(folder);
  expect(stacks.map(({ name }) => name)).toEqual(['Stage-A', 'Top']);
  expect(assets.pathOf('assets', 'hash.zip')).toBe(join(folder, 'asset.hash'));
  expect(() => assets.pathOf('assets', 'other.zip')).toThrow('s3://assets/other.zip is not in the assembly');
});

test('rejects a folder that is not an assembly, and names it', () => {
  expect(() => readAssembly('/nowhere')).toThrow('/nowhere/manifest.json is missing');
});
