import { isSidebarCollapsed } from '../layouts/kept-sidebar';

/** What a page in the default layout shows before its data is loaded. */
export interface PageHead {
  readonly title: string;
  /** The sentence under the title; empty if it depends on data. */
  readonly lead: string;
  /** The class of the largest width of the page. */
  readonly width: string;
}

/** Replaces the logo in the document with the frame of the page, until the app renders the page. */
export const showLoadingFrame = (page: Document, { title, lead, width }: PageHead): void => {
  const frame = page.querySelector<HTMLElement>('[data-frame]');
  const heading = frame?.querySelector('h1');
  const text = heading?.nextElementSibling;
  const logo = page.querySelector<HTMLElement>('[data-splash]');
  if (!frame || !heading || !text || !logo) return;
  heading.textContent = title;
  text.textContent = lead;
  frame.querySelector('[data-frame-page]')?.classList.add(width);
  if (isSidebarCollapsed()) frame.dataset.collapsed = '';
  frame.hidden = false;
  logo.hidden = true;
};
