import { documentOf } from './document';
import { renderPages } from './render-pages';

/** The document of each page, by its file; made of the built `index.html`, whose scripts and styles all have. */
export const documents = async (template: string): Promise<Readonly<Record<string, string>>> =>
  Object.fromEntries((await renderPages()).map((page) => [page.file, documentOf(template, page)]));
