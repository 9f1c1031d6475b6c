import type { HttpResponse } from './http';

export function xmlAnswer(
  status: number,
  body: string,
  headers: Readonly<Record<string, string>> = {},
): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/xml', ...headers },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
  };
}

/** An element with child elements. */
export const nested = (name: string, ...inner: readonly string[]) => `<${name}>${inner.join('')}</${name}>`;

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * Returns the contents of all elements with a name, if these have no attributes and are not nested. It needs one
 * pass, so that large documents take linear time.
 */
export function contentsOf(xml: string, name: string): string[] {
  const [, ...parts] = xml.split(`<${name}>`);
  return parts.flatMap((part) => {
    const end = part.indexOf(`</${name}>`);
    return end < 0 ? [] : [part.slice(0, end)];
  });
}

/** Like `contentsOf`, for elements that contain only text. */
export const textsOf = (xml: string, name: string): string[] => contentsOf(xml, name).map(unescaped);

function unescaped(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return entities[name] ?? whole;
      const point = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return point > 0x10_ffff ? whole : String.fromCodePoint(point);
    },
  );
}
