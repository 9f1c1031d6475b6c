/** A material: its hue in degrees and its chroma, in OKLCH. */
export interface Material {
  readonly hue: number;
  readonly chroma: number;
}

/** A colour of the material, from 0 (black) to 1 (white). */
export function shade({ hue, chroma }: Material, lightness: number, opacity = 1): string {
  const l = Math.min(Math.max(lightness, 0), 1);
  // Near black and white a screen has no room for the full colour.
  const c = chroma * (1 - Math.abs(2 * l - 1.1) ** 3);
  // Yellow turns olive in the shade; gold and honey turn brown, as they do in the world.
  const warmth = hue > 45 && hue < 112 ? Math.max(0.78 - l, 0) * 70 : 0;
  return `oklch(${l.toFixed(3)} ${Math.max(c, 0).toFixed(3)} ${(hue - warmth).toFixed(1)} / ${opacity.toFixed(2)})`;
}

export function material(hue: number, chroma = 0.13): Material {
  return { hue, chroma };
}

export const gold = material(85, 0.15);
export const bronze = material(60, 0.115);
export const silver = material(250, 0.025);
export const ivory = material(85, 0.035);
export const ice = material(215, 0.07);
export const ruby = material(18, 0.19);
export const emerald = material(160, 0.14);
export const sapphire = material(262, 0.18);
export const amethyst = material(305, 0.17);
export const amber = material(68, 0.15);
export const rose = material(355, 0.13);
export const teal = material(195, 0.11);
export const moss = material(132, 0.12);
export const obsidian = material(290, 0.03);
