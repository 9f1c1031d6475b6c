import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const architecturePage = 'docs/architecture.md';

interface Room {
  readonly name: string;
  readonly folders: readonly string[];
}

/** The boxes of the picture by group. A file belongs to the room with the longest folder that holds it; `folder/*` holds no folders. */
const groups: Readonly<Record<string, readonly Room[]>> = {
  commands: [{ name: 'commands', folders: ['bin', 'tools'] }],
  infrastructure: [{ name: 'lib: CDK stacks', folders: ['lib'] }],
  frontend: [
    {
      name: 'app: routes, layouts, build',
      folders: ['frontend/src/app', 'frontend/documents', 'frontend/verifier', 'frontend/*'],
    },
    { name: 'features: pages', folders: ['frontend/src/features'] },
    { name: 'shared: parts of pages', folders: ['frontend/src/shared'] },
    { name: 'ui: controls', folders: ['frontend/src/ui'] },
    { name: 'platform: API, session', folders: ['frontend/src/platform', 'frontend/src/generated'] },
  ],
  lambda: [
    { name: 'resolvers: AppSync', folders: ['lambda/resolvers'] },
    { name: 'functions: Lambda', folders: ['lambda/functions'] },
    { name: 'services: shared by functions', folders: ['lambda'] },
    { name: 'stores: DynamoDB', folders: ['lambda/stores'] },
  ],
  domain: [
    { name: 'rules of the product', folders: ['domain'] },
    { name: 'engine: games, Test Lab, proofs', folders: ['domain/slots', 'domain/lab', 'domain/proof'] },
    { name: 'ledger: coins', folders: ['domain/wallet'] },
  ],
  local: [{ name: 'local cloud', folders: ['local'] }],
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
  return readFileSync(architecturePage, 'utf8').replace(
    /(<!-- picture -->\n).*(<!-- \/picture -->)/s,
    (_all, start: string, end: string) => `${start}\n${picture}\n\n${end}`,
  );
}

function importsIn(text: string, file: string): string[] {
  const names = [...text.matchAll(/\b(?:from|import) ?\(?'([.#][^']+)'/g)].flatMap(([, name]) => name ?? []);
  return names.map((name) => (name.startsWith('#') ? name.slice(1) : join(dirname(file), name)));
}

/**
 * A Mermaid flowchart. Imports between groups are one arrow; imports inside a group are arrows between its rooms.
 * Throws if a room has no file, or a file no room, so that a moved folder cannot disappear from the picture.
 */
export function pictureOf(
  drawn: Readonly<Record<string, readonly Room[]>>,
  files: readonly string[],
  imports: readonly (readonly [file: string, imported: string])[],
): string[] {
  const rooms = Object.entries(drawn).flatMap(([group, own]) =>
    own.map((room, index) => ({ ...room, group, id: own.length === 1 ? group : `${group}${index + 1}` })),
  );
  const folders = rooms
    .flatMap((room) => room.folders.map((folder) => ({ folder, room })))
    .sort((one, other) => other.folder.length - one.folder.length);
  const roomOf = (file: string) =>
    folders.find(({ folder }) =>
      folder.endsWith('/*') ? dirname(file) === dirname(folder) : file.startsWith(`${folder}/`),
    );

  const homeless = files.filter((file) => roomOf(file) === undefined);
  if (homeless.length > 0) throw new Error(`No room of the picture holds ${homeless.join(', ')}.`);
  const used = new Set(files.map((file) => roomOf(file)?.folder));
  const empty = folders.filter(({ folder }) => !used.has(folder));
  if (empty.length > 0)
    throw new Error(
      `These folders of the picture have no files: ${empty.map(({ folder }) => folder).join(', ')}.`,
    );

  const counts = new Map<string, number>();
  for (const [file, imported] of imports) {
    const [from, to] = [roomOf(file)?.room, roomOf(imported)?.room];
    if (from === undefined || to === undefined || from === to) continue;
    const arrow = from.group === to.group ? `${from.id} ${to.id}` : `${from.group} ${to.group}`;
    counts.set(arrow, (counts.get(arrow) ?? 0) + 1);
  }
  const line = (count: number) => (count >= 100 ? '==>' : count >= 10 ? '-->' : '-.->');
  return [
    'flowchart TD',
    ...Object.keys(drawn).flatMap((group) => {
      const boxes = rooms.filter((room) => room.group === group).map(({ id, name }) => `  ${id}["${name}"]`);
      return boxes.length === 1 ? boxes : [`  subgraph ${group}`, ...boxes.map((box) => `  ${box}`), '  end'];
    }),
    ...[...counts].sort().map(([arrow, count]) => `  ${arrow.replace(' ', ` ${line(count)} `)}`),
  ];
}
