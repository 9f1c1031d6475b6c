import { readFileSync } from 'node:fs';

export interface SitePicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** An HTML document that fills the image. */
  readonly html: string;
}

const mark = (scale: number, radius: number) =>
  `<svg viewBox="0 0 32 32" width="100%" height="100%"><rect width="32" height="32" rx="${radius}" fill="#16181d"/><g transform="translate(16 16) scale(${scale}) translate(-16 -16)"><path d="M8.5 23.5V8.5l15 15v-15" fill="none" stroke="#fff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="23.5" cy="8.5" r="3.4" fill="#f0569a"/><circle cx="8.5" cy="23.5" r="3.4" fill="#6f9bff"/></g></svg>`;

const icon = (name: string, size: number, scale: number, radius: number): SitePicture => ({
  name,
  width: size,
  height: size,
  html: `<body style="margin:0;background:transparent">${mark(scale, radius)}</body>`,
});

const font = () =>
  readFileSync('node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2').toString(
    'base64',
  );

/** Three reels under a constellation, as on the start page. */
const art = `<svg viewBox="8 8 564 400" width="560" height="397" style="position:absolute;right:24px;top:116px;overflow:visible"><circle cx="340" cy="110" r="150" fill="#f0569a" opacity=".1"/><circle cx="340" cy="110" r="80" fill="#f0569a" opacity=".14"/>${[
  [120, '#6f9bff', '#f0569a', '#f5b84a'],
  [232, '#f5b84a', '#6f9bff', '#f0569a'],
  [344, '#f0569a', '#f5b84a', '#6f9bff'],
]
  .map(
    ([left, first, second, third]) =>
      `<g transform="translate(${left} 150)"><rect width="100" height="236" rx="18" fill="#232735" stroke="#3b4256"/><circle cx="50" cy="40" r="24" fill="${first}"/><path d="M50 91l27 27-27 27-27-27z" fill="${second}"/><rect x="28" y="174" width="44" height="44" rx="10" fill="${third}"/></g>`,
  )
  .join(
    '',
  )}<path d="M60 330L150 190L250 270L340 110L430 210L520 70" fill="none" stroke="#fff" stroke-width="2.5" stroke-dasharray="1 9" stroke-linecap="round"/><g fill="#fff"><circle cx="60" cy="330" r="7"/><circle cx="150" cy="190" r="6"/><circle cx="250" cy="270" r="6"/><circle cx="340" cy="110" r="14" fill="#f0569a"/><circle cx="430" cy="210" r="6"/><circle cx="520" cy="70" r="8"/></g></svg>`;

const preview = (): SitePicture => ({
  name: 'og',
  width: 1200,
  height: 630,
  html: `<style>@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${font()})}</style>
<body style="margin:0;background:#14161f;color:#fff;font-family:Inter;position:relative;width:1200px;height:630px;overflow:hidden">${art}
<div style="position:absolute;left:72px;top:64px;display:flex;align-items:center;gap:18px;font-size:34px;font-weight:700"><span style="width:60px;height:60px">${mark(1, 8).replace('#16181d', '#2b3040')}</span>NovaLink</div>
<div style="position:absolute;left:72px;top:212px;width:600px;font-size:76px;line-height:1.06;font-weight:800;letter-spacing:-2px">Casino games you can check.</div>
<div style="position:absolute;left:72px;bottom:72px;width:620px;font-size:26px;line-height:1.4;color:#c3cadb">Published mathematics and exact odds.<br>Played with play coins only.</div></body>`,
});

/** Icons and the image of link previews. Icons that a system crops keep their symbol in the middle. */
export const sitePictures = (): readonly SitePicture[] => [
  icon('apple-touch-icon', 180, 0.82, 0),
  icon('icon-192', 192, 1, 8),
  icon('icon-512', 512, 1, 8),
  icon('icon-maskable-512', 512, 0.72, 0),
  preview(),
];
