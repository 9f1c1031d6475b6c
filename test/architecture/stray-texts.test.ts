import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { fragmentsOf, parseSource, shownTexts } from './stray-texts';

const root = 'frontend/src';

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .filter((file) => !/\.test\.tsx?$|\.d\.ts$|(^|\/)testing\/|^generated\/|(^|\/)(fake|test)-/.test(file));

const found = (source: string, path = 'page.tsx') =>
  shownTexts(parseSource(path, source)).map((node) => node.getText().trim());

test('texts are not in message modules', () => {
  expect(files.filter((file) => /(^|\/)messages\.tsx?$/.test(file))).toEqual([]);
});

test('sentences are whole', () => {
  const fragments = files.flatMap((file) =>
    fragmentsOf(parseSource(file, readFileSync(join(root, file), 'utf8'))).map(
      (node) => `${file}: ${node.getText()}`,
    ),
  );
  expect(fragments).toEqual([]);
});

test.each([
  [
    'a plural',
    "const text = `${count} ${count === 1 ? 'game' : 'games'} added.`;",
    "count === 1 ? 'game' : 'games'",
  ],
  ['a lower-case label', 'const text = `Choose the ${label.toLowerCase()}.`;', 'label.toLowerCase()'],
  [
    'a condition in an element',
    "const page = <p>It is {isOpen ? 'open' : 'closed'}.</p>;",
    "{isOpen ? 'open' : 'closed'}",
  ],
  ['optional text', 'const page = <p>Sent {at && <>on {at}</>}.</p>;', '{at && <>on {at}</>}'],
  ['an optional template', 'const page = <p>Sent{at && ` on ${at}`}.</p>;', '{at && ` on ${at}`}'],
  [
    'a label in an inner element',
    'const page = <p>Type <b>{kind.toLowerCase()}</b>.</p>;',
    '<b>{kind.toLowerCase()}</b>',
  ],
])('finds %s in a sentence', (_kind, source, fragment) => {
  expect(fragmentsOf(parseSource('page.tsx', source)).map((node) => node.getText())).toEqual([fragment]);
});

test.each([
  ['two sentences', 'const text = isOne ? `1 game added to ${name}.` : `${count} games added to ${name}.`;'],
  ['a link', 'const page = <p>Questions? <Link to="/support">Contact support</Link></p>;'],
  ['a value', 'const page = <p>You are signed in as {email}. <When at={at} /></p>;'],
  ['a space', "const page = <p>One.{' '}<b>Two.</b></p>;"],
  ['a number', "const text = `${count.toLocaleString('en')} games added.`;"],
  ['a compared value', "const page = <p>Price {kind === 'FREE' ? 0 : price}</p>;"],
])('ignores %s in a sentence', (_kind, source) => {
  expect(fragmentsOf(parseSource('page.tsx', source))).toEqual([]);
});

test.each([
  ['text between tags', 'const page = <p>Add game</p>;', 'Add game'],
  ['a label', 'const field = <Field label="name" />;', '"name"'],
  ['an accessible name', 'const icon = <svg aria-label="Close" />;', '"Close"'],
  ['a placeholder', "const field = <input placeholder={isEmpty ? 'Search' : undefined} />;", "'Search'"],
  ['a title of a table', "const column = { id: 'at', header: 'Date' };", "'Date'"],
  ['a sentence', "say.done('The game is saved.');", "'The game is saved.'"],
  ['a template', 'const text = `${count} rounds`;', '`${count} rounds`'],
  ['a word before a value', 'const text = `Ends ${left}`;', '`Ends ${left}`'],
  ['an empty list', "const empty = items.length === 0 ? 'No games yet' : undefined;", "'No games yet'"],
])('finds %s', (_kind, source, text) => {
  expect(found(source)).toEqual([text]);
});

test.each([
  ['class names', 'const box = <div className="mt-4 flex grow" />;'],
  ['class names in a variable', "const box = 'rounded-lg border border-line p-4 sm:p-6';"],
  ['ids and keys', 'const box = <div key="first game" id="all games" data-list="all games" />;'],
  ['addresses', "const path = '/admin/Games?status=LIVE';"],
  ['values of enumerations', "const isLive = status === 'Live' || kind === 'LIVE';"],
  ['errors for developers', "throw new Error('The page has no element.');"],
  ['messages on the console', "console.error('The session could not be checked', fault);"],
  ['imports', "import { Page } from './Some page';"],
  ['GraphQL documents', "const games = operation('query Games { games { id } }');"],
  ['selectors', "element.closest('dialog[open] button');"],
  ['names of routes', "const to = brandPath('Coins', id);"],
  ['elements of pictures', 'const dot = `<circle r="${r}" fill="red"/>`;'],
  ['measures', 'const size = `${width} × ${height} px`;'],
])('ignores %s', (_kind, source) => {
  expect(found(source)).toEqual([]);
});
