import { expect, test } from 'vitest';
import { FileText } from 'lucide-react';
import { type Command, matching, typedWords } from './command';

const command = (label: string, keywords?: string): Command => ({
  ...{ id: label, label, icon: FileText, does: '/' },
  ...(keywords !== undefined && { keywords }),
});
const commands = [
  command('Your games'),
  command('Games'),
  command('Test Lab history'),
  command('Création'),
  command('Use dark theme', 'switch'),
];

test.each([
  ['gam', ['Games', 'Your games']],
  ['  LAB hist ', ['Test Lab history']],
  ['creat', ['Création']],
  ['switch', ['Use dark theme']],
  ['ames', []],
  ['game lab', []],
])('%j finds %j', (text, labels) => {
  expect(matching(commands, typedWords(text)).map(({ label }) => label)).toEqual(labels);
});
