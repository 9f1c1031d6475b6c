import type { HttpResponse } from '#local/platform/http';

export const namespace = 'xmlns="http://s3.amazonaws.com/doc/2006-03-01/"';

export function xmlAnswer(status: number, body: string): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
  };
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** The texts of all elements of a name, in a document without attributes that matter. */
export function textsOf(xml: string, name: string): string[] {
  const elements = xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([^<]*)</${name}>`, 'g'));
  return [...elements].map(([, text = '']) => unescaped(text));
}

export function wholeElements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>.*?</${name}>`, 'gs'))].map(([whole]) => whole);
}

function unescaped(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
      if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
      return entities[name ?? ''] ?? whole;
    },
  );
}
