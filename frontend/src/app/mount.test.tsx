import { expect, jest, test } from '@jest/globals';
import { mount } from './mount';

test('a page without its root element is logged as a failure to mount', () => {
  const logged: unknown[][] = [];
  const error = jest.spyOn(console, 'error').mockImplementation((...line) => void logged.push(line));
  mount(document.implementation.createHTMLDocument('empty'));
  error.mockRestore();
  expect(logged).toEqual([['Error while mounting app', new Error('The page has no element #root.')]]);
});
