import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumArguments } from './chromium/chromium-arguments.ts';
import { listFiles } from './files/list-files.ts';
import { findChromium } from './find-chromium.ts';
import { type Group, groupByScale, unicodeRange, type Widths } from './fonts/fallback-faces.ts';

const root = path.resolve(import.meta.dirname, '..');

/**
 * Fonts of phones and computers, and Debian's files with the same metrics: Liberation Sans has the widths of Arial and, for
 * nearly all letters, of Helvetica.
 */
const fallbacks = [
  {
    family: 'arial',
    regular: ['Arial', 'Liberation Sans', 'Helvetica Neue', 'Helvetica'],
    bold: ['Arial Bold', 'Liberation Sans Bold', 'HelveticaNeue-Bold', 'Helvetica-Bold'],
    files: ['liberation/LiberationSans-Regular.ttf', 'liberation/LiberationSans-Bold.ttf'],
  },
  {
    family: 'roboto',
    regular: ['Roboto'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    files: ['roboto/unhinted/RobotoTTF/Roboto-Regular.ttf', 'roboto/unhinted/RobotoTTF/Roboto-Bold.ttf'],
  },
  {
    family: 'dejavu',
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    files: ['dejavu/DejaVuSans.ttf', 'dejavu/DejaVuSans-Bold.ttf'],
  },
] as const;

/** Our faces, as the style sheets use them, and the number of groups that match each. */
const faces = [
  { font: 'text', weight: 400, range: '400 500', stretch: '100%', groups: 3, bold: false },
  { font: 'text', weight: 600, range: '600 700', stretch: '100%', groups: 3, bold: true },
  { font: 'text', weight: 400, range: '400 500', stretch: '82%', groups: 1, bold: false },
  { font: 'display', weight: 600, range: '400 700', stretch: '100%', groups: 3, bold: true },
] as const;

/** How often each character occurs in the content, without rare ones, which hardly affect line lengths. */
function countCharacters(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const file of listFiles(path.join(root, 'content'))) {
    if (!/\.(?:yaml|md)$/.test(file)) continue;
    for (const character of fs.readFileSync(path.join(root, 'content', file), 'utf8').replace(/\s+/g, ' '))
      counts[character] = (counts[character] ?? 0) + 1;
  }
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > all / 5000));
}

/** In em. `run` is the width of the sample, with kerning. */
type Measured = { widths: Widths; run: number; ascent: number; descent: number };

/** Measures faces in a browser, which applies axes and hinting as it does for visitors. */
async function openMeasuringPage(characters: readonly string[]) {
  const address = (file: string, type: string) =>
    `data:font/${type};base64,${fs.readFileSync(file).toString('base64')}`;
  const own = path.join(root, '.cache/fonts');
  const rules = [
    ['text', address(path.join(own, 'radio-canada.woff2'), 'woff2'), '400 600'],
    ['display', address(path.join(own, 'radio-canada-big.woff2'), 'woff2'), '500 700'],
    ...fallbacks.flatMap(({ family, files }) =>
      files.map((file, index) => [
        `${family}-${index}`,
        address(path.join('/usr/share/fonts/truetype', file), 'ttf'),
        '400 700',
      ]),
    ),
  ].map(
    ([name, source, weight]) =>
      `@font-face{font-family:"${name}";src:url(${source});font-weight:${weight};font-stretch:75% 100%}`,
  );
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArguments });
  const page = await browser.newPage();
  await page.setContent(`<style>${rules.join('')}</style><span style="white-space:pre"></span>`);
  const measureFace = (family: string, weight: number, stretch: string): Promise<Measured> =>
    page.evaluate(
      async ({ face, letters }) => {
        const span = document.querySelector('span') as HTMLSpanElement;
        Object.assign(span.style, {
          fontFamily: `"${face.family}"`,
          fontWeight: face.weight,
          fontStretch: face.stretch,
          fontSize: '100px',
        });
        await document.fonts.load(`${face.weight} 100px "${face.family}"`);
        const context = document.createElement('canvas').getContext('2d');
        if (!context) throw new Error('This browser has no canvas');
        context.font = `${face.weight} 1000px "${face.family}"`;
        const box = context.measureText('x');
        const widths = letters.map((letter): [string, number] => {
          span.textContent = letter.repeat(50);
          return [letter, span.getBoundingClientRect().width / 5000];
        });
        span.textContent = face.text;
        return {
          widths: Object.fromEntries(widths),
          ascent: box.fontBoundingBoxAscent / 1000,
          descent: box.fontBoundingBoxDescent / 1000,
          run: span.getBoundingClientRect().width / 100,
        };
      },
      { face: { family, weight: String(weight), stretch, text: sample }, letters: characters },
    );
  return { measureFace, close: () => browser.close() };
}

/** The width of the sample in a scaled fallback, without kerning. */
function scaledRun(groups: readonly Group[], fallback: number, widths: Widths): number {
  const scaleOf = new Map(
    groups.flatMap(({ scales, characters }) => characters.map((one) => [one, scales[fallback]] as const)),
  );
  return [...sample].reduce(
    (sum, one) => sum + (widths[one] ?? 0) * (scaleOf.get(one) ?? groups[0]?.scales[fallback] ?? 1),
    0,
  );
}

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
const frequency = countCharacters();
const sample = fs.readFileSync(path.join(root, 'content/faq.yaml'), 'utf8').replace(/\s+/g, ' ');
const { measureFace, close } = await openMeasuringPage(Object.keys(frequency));
const css: string[] = [];
for (const face of faces) {
  const own = await measureFace(face.font, face.weight, face.stretch);
  const measured: Measured[] = [];
  for (const { family } of fallbacks)
    measured.push(await measureFace(`${family}-${face.bold ? 1 : 0}`, 400, '100%'));
  const groups = groupByScale(
    own.widths,
    measured.map(({ widths }) => widths),
    frequency,
    face.groups,
  );
  for (const [fallback, { family, regular, bold }] of fallbacks.entries()) {
    // Widths of single glyphs do not include our font's kerning.
    const kerning = own.run / scaledRun(groups, fallback, measured[fallback]?.widths ?? {});
    const source = (face.bold ? bold : regular).map((name) => `local("${name}")`).join(', ');
    for (const [index, { characters, scales }] of groups.entries()) {
      const scale = (scales[fallback] ?? 1) * kerning;
      const others = Object.keys(frequency).filter((one) => !characters.includes(one));
      const descriptors = {
        'font-family': `"${face.font} ${family}"`,
        src: source,
        'font-weight': face.range,
        'font-stretch': face.stretch !== '100%' && '75% 90%',
        'size-adjust': percent(scale),
        // The face with the space determines the position of the baseline.
        'ascent-override': characters.includes(' ') && percent(own.ascent / scale),
        'descent-override': characters.includes(' ') && percent(own.descent / scale),
        // The first group applies to all characters that are not in another group.
        'unicode-range': index > 0 && unicodeRange(characters, others),
      };
      const lines = Object.entries(descriptors).map(([name, value]) => value && `  ${name}: ${value};`);
      css.push(['@font-face {', ...lines.filter(Boolean), '}'].join('\n'));
    }
  }
}
await close();
const head = `/* Written by scripts/fit-fallback-fonts.ts. Fallback fonts, scaled to the widths of ours. */\n`;
const file = path.join(root, 'app/styles/font-fallbacks.css');
fs.writeFileSync(file, `${head}\n${css.join('\n\n')}\n`);
execFileSync('biome', ['check', '--write', file]);
