type Attributes = Readonly<Record<string, string | number>>;

/** One SVG element as text; numbers are kept to two digits. */
export function el(name: string, attributes: Attributes, ...children: readonly string[]): string {
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`)
    .join('');
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.join('')}</${name}>`;
}

export function group(attributes: Attributes, ...children: readonly string[]): string {
  return el('g', attributes, ...children);
}

/** Moves, turns (degrees) and scales what is drawn around the origin. */
export function place(drawn: string, x: number, y: number, scale = 1, turn = 0): string {
  return group(
    { transform: `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round(scale)})` },
    drawn,
  );
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
