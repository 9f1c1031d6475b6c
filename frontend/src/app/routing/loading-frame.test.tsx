import { expect, test } from 'vitest';
import { render, screen } from '@testing-library/react';
import { LoadingFrame } from '../../../documents/loading-frame';
import { Splash } from '../../../documents/splash';
import { keepSidebar } from '../layouts/kept-sidebar';
import { showLoadingFrame } from './loading-frame';

const show = () => {
  const { container } = render(
    <>
      <Splash />
      <LoadingFrame />
    </>,
  );
  showLoadingFrame(document, { title: 'Companies', lead: 'All providers.', width: 'max-w-lg' });
  return container;
};

test('the frame replaces the logo and has the head of the page, at its width', () => {
  const container = show();
  expect(screen.getByRole('heading', { level: 1, name: 'Companies' }).nextElementSibling?.textContent).toBe(
    'All providers.',
  );
  expect(container.querySelectorAll('.max-w-lg h1')).toHaveLength(1);
  expect(screen.getAllByRole('status')).toHaveLength(1);
});

test.each([
  ['collapsed', true],
  ['expanded', false],
])('the sidebar of the frame is %s if the user left it so', (_state, isCollapsed) => {
  keepSidebar(isCollapsed);
  expect(show().querySelectorAll('[data-frame][data-collapsed]')).toHaveLength(isCollapsed ? 1 : 0);
});

test('a document without a frame stays as it is', () => {
  const { container } = render(<Splash />);
  const { innerHTML } = container;
  showLoadingFrame(document, { title: 'Companies', lead: '', width: 'max-w-lg' });
  expect(container.innerHTML).toBe(innerHTML);
});
