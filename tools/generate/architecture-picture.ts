import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ownPackages } from '#tools/packages/own-packages';

export const architecturePage = 'docs/architecture.md';

interface Box {
  readonly name: string;
  readonly folders: readonly string[];
}

/**
 * The boxes of the picture by group. A file belongs to the box with the longest folder that holds it; `folder/*` matches
 * the files of a folder without its folders.
 */
const groups: Readonly<Record<string, readonly Box[]>> = {
  commands: [{ name: 'commands', folders: ['bin', 'ops', 'tools'] }],
  infrastructure: [{ name: 'lib: CDK stacks', folders: ['lib'] }],
  frontend: [
    {
      name: 'app: routes, layouts, build',
      folders: ['frontend/src/app', 'frontend/documents', 'frontend/verifier', 'frontend/*'],
    },
    {
      name: 'pages by audience',
      folders: ['account', 'admin', 'operator', 'player', 'provider', 'public'].map(
        (name) => `frontend/src/${name}`,
      ),
    },
    { name: 'parts of pages', folders: ['frontend/src/parts'] },
    { name: 'ui: controls', folders: ['frontend/src/ui'] },
    { name: 'platform: API, session', folders: ['frontend/src/platform', 'frontend/src/generated'] },
  ],
  lambda: [
    { name: 'resolvers: AppSync', folders: ['lambda/resolvers'] },
    { name: 'functions: Lambda', folders: ['lambda/functions'] },
    { name: 'services: shared by functions', folders: ['lambda/services'] },
    { name: 'stores: DynamoDB', folders: ['lambda/stores'] },
    { name: 'runtime: clock, caller, refusals', folders: ['lambda/runtime'] },
  ],
  domain: [{ name: 'domain: rules of the product', folders: ['domain'] }],
  engine: [{ name: 'engine: games, Test Lab, proofs', folders: ['packages/engine'] }],
  ledger: [{ name: 'ledger: coins, seals, auditor', folders: ['packages/ledger'] }],
  wallet: [{ name: 'wallet contract: its tests', folders: ['packages/wallet-contract'] }],
  local: [{ name: 'local cloud', folders: ['packages/local-cloud'] }],
};

/** Folders that import from everywhere and are not drawn. */
const undrawn = ['test', 'bench'];

/** The page with a picture of today's imports between its marks. */
export function freshArchitecturePage(): string {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'];
  const files = execFileSync('git', listed, { encoding: 'utf8', maxBuffer: 2 ** 26 }).split('\n');
  const sources = files.filter(
    (file) =>
      file.includes('/') &&
      !/(\.test\.tsx?|\.d\.ts)$|\/testing\//.test(file) &&
      !undrawn.some((folder) => file.startsWith(`${folder}/`)) &&
      existsSync(file),
  );
  const imports = sources.flatMap((file) =>
    importsIn(readFileSync(file, 'utf8'), file).map((imported) => [file, imported] as const),
  );
  const picture = ['```mermaid', ...pictureOf(groups, sources, imports), '```'].join('\n');
  return withPicture(readFileSync(architecturePage, 'utf8'), picture);
}

/** The page with the picture between its marks. Throws if they are missing. */
export function withPicture(page: string, picture: string): string {
  const marks = /(<!-- picture -->\n).*(<!-- \/picture -->)/s;
  if (!marks.test(page))
    throw new Error(`${architecturePage} needs the lines <!-- picture --> and <!-- /picture -->.`);
  return page.replace(marks, (_all, start: string, end: string) => `${start}\n${picture}\n\n${end}`);
}

const packages = ownPackages();

function importsIn(text: string, file: string): string[] {
  const names = [...text.matchAll(/\b(?:from|import) ?\(?'([^']+)'/g)].flatMap(([, name]) => name ?? []);
  return names.map((name) => {
    if (name.startsWith('.')) return join(dirname(file), name);
    const [, own = ''] = /^(@[^/]+\/[^/]+|[^/]+)/.exec(name) ?? [];
    const folder = packages.get(own);
    return folder === undefined ? name.replace(/^#/, '') : `${folder}/${name}`;
  });
}

/**
 * A Mermaid flowchart. Imports between groups are one arrow; imports inside a group are arrows between its boxes.
 * Throws if a box has no file, or a file no box, so that a moved folder cannot disappear from the picture.
 */
export function pictureOf(
  drawn: Readonly<Record<string, readonly Box[]>>,
  files: readonly string[],
  imports: readonly (readonly [file: string, imported: string])[],
): string[] {
  const boxes = Object.entries(drawn).flatMap(([group, own]) =>
    own.map((box, index) => ({ ...box, group, id: own.length === 1 ? group : `${group}${index + 1}` })),
  );
  const folders = boxes
    .flatMap((box) => box.folders.map((folder) => ({ folder, box })))
    .sort((one, other) => other.folder.length - one.folder.length);
  const boxOf = (file: string) =>
    folders.find(({ folder }) =>
      folder.endsWith('/*') ? dirname(file) === dirname(folder) : file.startsWith(`${folder}/`),
    );

  const unplaced = files.filter((file) => boxOf(file) === undefined);
  if (unplaced.length > 0)
    throw new Error(
      `No box of the picture contains ${unplaced.join(', ')}. Add its folder to \`groups\` in tools/generate/architecture-picture.ts.`,
    );
  const used = new Set(files.map((file) => boxOf(file)?.folder));
  const empty = folders.filter(({ folder }) => !used.has(folder));
  if (empty.length > 0)
    throw new Error(
      `These folders of the picture have no files: ${empty.map(({ folder }) => folder).join(', ')}.`,
    );

  const counts = new Map<string, number>();
  for (const [file, imported] of imports) {
    const [from, to] = [boxOf(file)?.box, boxOf(imported)?.box];
    if (from === undefined || to === undefined || from === to) continue;
    const arrow = from.group === to.group ? `${from.id} ${to.id}` : `${from.group} ${to.group}`;
    counts.set(arrow, (counts.get(arrow) ?? 0) + 1);
  }
  const line = (count: number) => (count >= 100 ? '==>' : count >= 10 ? '-->' : '-.->');
  return [
    'flowchart TD',
    ...Object.keys(drawn).flatMap((group) => {
      const lines = boxes.filter((box) => box.group === group).map(({ id, name }) => `  ${id}["${name}"]`);
      return lines.length === 1 ? lines : [`  subgraph ${group}`, ...lines.map((one) => `  ${one}`), '  end'];
    }),
    ...[...counts].sort().map(([arrow, count]) => `  ${arrow.replace(' ', ` ${line(count)} `)}`),
  ];
}
