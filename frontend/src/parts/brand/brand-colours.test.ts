import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { bearsText, contrast } from '#domain/contrast';
import { brandColours } from './brand-colours';

const colour = fc
  .tuple(...[1, 2, 3].map(() => fc.integer({ min: 0, max: 255 })))
  .map((parts) => `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`);

const texts = ['text', 'muted', 'primary', 'secondary', 'accent', 'error', 'success', 'warning'];
const grounds = ['surface', 'background', 'sunken', 'header'];

const coloursOf = (primary: string, surface: string, accent: string) => {
  const colours = brandColours({ primary, surface, accent }) ?? {};
  return (name: string) => colours[`--nl-${name}`] ?? '';
};

describe('a brand’s colours', () => {
  test('give every text a readable contrast on every background', () => {
    fc.assert(
      fc.property(colour, colour.filter(bearsText), colour, (primary, surface, accent) => {
        const of = coloursOf(primary, surface, accent);
        for (const ground of grounds) {
          for (const text of texts) expect(contrast(of(text), of(ground))).toBeGreaterThanOrEqual(4.5);
          expect(contrast(of('edge'), of(ground))).toBeGreaterThanOrEqual(3);
          expect(contrast(of('focus'), of(ground))).toBeGreaterThanOrEqual(3);
        }
        expect(contrast(of('on-primary'), of('primary'))).toBeGreaterThanOrEqual(4.5);
      }),
      // Neither black nor white text is readable on some colours of medium brightness.
      { examples: [['#00004c', '#000000', '#000000']] },
    );
  });

  test('are unchanged if they are readable', () => {
    const of = coloursOf('#b79bff', '#111838', '#ffcf66');
    expect([of('surface'), of('primary'), of('accent'), of('brand')]).toEqual([
      '#111838',
      '#b79bff',
      '#ffcf66',
      '#b79bff',
    ]);
  });

  test('with a light surface have dark text and a light page', () => {
    const of = coloursOf('#7c3aed', '#fff7e6', '#b45309');
    expect(of('text')).toBe('#111111');
    expect(contrast(of('background'), '#ffffff')).toBeLessThan(contrast(of('surface'), '#ffffff'));
    expect(brandColours({ primary: '#7c3aed', surface: '#fff7e6', accent: '#b45309' })).toMatchObject({
      'color-scheme': 'light',
    });
  });

  test.each(['red', '#fff', 'url(x)', '#12345g', ''])(
    'the casino theme is used for the invalid colour %j',
    (text) => {
      expect(brandColours({ primary: '#7c3aed', surface: text, accent: '#ffcc33' })).toBeUndefined();
    },
  );
});
