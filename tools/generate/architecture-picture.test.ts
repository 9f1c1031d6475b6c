import { expect, test } from '@jest/globals';
import { pictureOf, withPicture } from './architecture-picture';

const groups = {
  site: [
    { name: 'pages', folders: ['site/*'] },
    { name: 'parts', folders: ['site/parts'] },
  ],
  rules: [{ name: 'rules', folders: ['rules'] }],
};
const files = ['site/a.ts', 'site/parts/b.ts', 'rules/c.ts'];

test('boxes of a group are joined to each other, and groups to groups', () => {
  const imports = [
    ['site/a.ts', 'site/parts/b'],
    ...Array.from({ length: 60 }, () => ['site/a.ts', 'rules/c']),
    ...Array.from({ length: 40 }, () => ['site/parts/b.ts', 'rules/c']),
  ] as [string, string][];
  expect(pictureOf(groups, files, imports)).toEqual([
    'flowchart TD',
    '  subgraph site',
    '    site1["pages"]',
    '    site2["parts"]',
    '  end',
    '  rules["rules"]',
    '  site ==> rules',
    '  site1 -.-> site2',
  ]);
});

test('rejects a folder without files and a file without a folder', () => {
  expect(() => pictureOf(groups, files.slice(1), [])).toThrow('no files: site/*.');
  expect(() => pictureOf(groups, [...files, 'site/moved/d.ts'], [])).toThrow(
    'No box of the picture contains',
  );
  expect(() => pictureOf(groups, [...files, 'moved/d.ts'], [])).toThrow(
    'No box of the picture contains moved/d.ts. Add its folder to `groups`',
  );
});

test('replaces the picture between its marks, and rejects a page without them', () => {
  const page = (picture: string) => `Above\n<!-- picture -->\n\n${picture}\n\n<!-- /picture -->\nBelow`;
  expect(withPicture(page('old'), 'new $1')).toBe(page('new $1'));
  expect(() => withPicture('Above\n<!-- picture -->\nBelow', 'new')).toThrow('<!-- /picture -->');
});
