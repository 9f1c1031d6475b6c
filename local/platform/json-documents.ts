import type { Documents } from './storage';

/** Called with the key and the document's text, or with `undefined` when the document goes. */
export type Keep = (key: string, text: string | undefined) => void;

/** Documents held as text, so that what a caller does to what it got never changes what is kept. */
export class JsonDocuments<Document> implements Documents<Document> {
  readonly #texts: Map<string, string>;
  readonly #keep: Keep;

  constructor(texts: Map<string, string>, keep: Keep) {
    this.#texts = texts;
    this.#keep = keep;
  }

  get(key: string): Document | undefined {
    const text = this.#texts.get(key);
    return text === undefined ? undefined : (JSON.parse(text) as Document);
  }

  put(key: string, document: Document): void {
    const text = JSON.stringify(document);
    this.#keep(key, text);
    this.#texts.set(key, text);
  }

  delete(key: string): void {
    if (!this.#texts.has(key)) return;
    this.#keep(key, undefined);
    this.#texts.delete(key);
  }

  entries(): [key: string, document: Document][] {
    return [...this.#texts]
      .sort(([left], [right]) => byCodePoint(left, right))
      .map(([key, text]) => [key, JSON.parse(text) as Document]);
  }
}

/** UTF-8 bytes sort as code points do; JavaScript's own comparison sorts UTF-16 units. */
function byCodePoint(left: string, right: string): number {
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}
