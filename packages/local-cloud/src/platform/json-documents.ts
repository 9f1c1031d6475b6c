import type { Documents } from './storage';

/** Called with the key and the text of a document, or `undefined` if it was deleted. */
export type Keep = (key: string, text: string | undefined) => void;

/** Stores documents as text, so that changes to a returned document do not affect the stored one. */
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

/** UTF-8 bytes sort like code points; JavaScript sorts by UTF-16 units. */
function byCodePoint(left: string, right: string): number {
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}
