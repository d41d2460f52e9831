import { random } from '../field/random.ts';
import { paintCaptions } from '../plans/paint-captions.ts';
import type { Caption } from '../plans/plan.ts';
import { cardFrame } from '../plates/card-frame.ts';
import type { Plate } from '../plates/plate.ts';
import { element } from '../svg/element.ts';
import { ground } from '../svg/ground.ts';
import { mark } from '../svg/mark.ts';
import type { Scheme } from '../svg/schemes.ts';
import { stroke } from '../svg/stroke.ts';
import { svgDocument } from '../svg/svg-document.ts';
import type { IndustryFormat } from './industry-plan.ts';

type Name = 'wills' | 'deeds' | 'contracts' | 'disputes' | 'open';

const frames = {
  card: cardFrame,
  small: { x: -4, y: 22, width: 920, height: 575 },
  bare: { x: 330, y: -15, width: 540, height: 630 },
};

/** Shelf boards, from the top. */
const boards = [204, 320, 436, 552];
const left = 190;
const right = 850;
/** The file that is partly pulled out. */
const pulled = { x: 604, board: 204, width: 22, height: 96 };

const captions: Caption<Name>[] = [
  { name: 'wills', at: [166, 162], anchor: 'end', small: true },
  { name: 'deeds', at: [166, 278], anchor: 'end', small: true },
  { name: 'contracts', at: [166, 394], anchor: 'end', small: true },
  { name: 'disputes', at: [166, 510], anchor: 'end', small: true },
];

/** Legal: the file room's shelves seen from the front. The mark is the file in use. */
export function fileShelf({ letters, words, scheme, format }: Plate<Name, IndustryFormat>): string {
  const frame = frames[format];
  const isSmall = format === 'small';
  const shift = isSmall ? 10 : 0;
  const opened: Caption<Name> = { name: 'open', at: [648, 62], anchor: 'start', small: [650, 64] };
  const leader = stroke(`M615 128V${isSmall ? 54 : 56}H640`, scheme.ink, isSmall ? 2 : 1.2);
  const shifted = captions.map((caption) => ({ ...caption, at: [166 + shift, caption.at[1]] as const }));
  return svgDocument(
    frame,
    ground(frame, scheme.land) +
      cabinet(scheme) +
      boards.map((board, index) => files(board, index, scheme)).join('') +
      (format === 'bare'
        ? ''
        : leader +
          paintCaptions(letters, words, [...(isSmall ? shifted : captions), opened], scheme, {
            isSmall,
            halo: scheme.land,
          })) +
      mark([615, 140], format === 'card' ? 9 : 13),
  );
}

function cabinet(scheme: Scheme): string {
  const back = { x: left, y: 88, width: right - left, height: 464, fill: scheme.water };
  const frame = `M${left} 88V576M${right} 88V576M${left} 88H${right}${boards.map((board) => `M${left} ${board}H${right}`).join('')}`;
  return element('rect', back) + stroke(frame, scheme.frame, 7, { 'stroke-linecap': 'square' });
}

/** One shelf of files: spines of varying width with some gaps, each with offset lines. */
function files(board: number, shelf: number, scheme: Scheme): string {
  const next = random(71 + shelf);
  const fills = [scheme.paper, scheme.paper, scheme.fill1, scheme.paper, scheme.solid];
  let backs = '';
  let lines = '';
  const back = (x: number, width: number, height: number, fill: string) =>
    element('rect', { x, y: board - 3.5 - height, width, height, fill });
  for (let x = left + 8; x < right - 34; ) {
    const width = 14 + Math.floor(next() * 20);
    const height = 72 + Math.floor(next() * 22);
    const isPulled = board === pulled.board && x + width > pulled.x - 6 && x < pulled.x + pulled.width + 6;
    if (next() > 0.08 && !isPulled) {
      backs += back(x, width, height, fills[Math.floor(next() * fills.length)] ?? scheme.paper);
      lines += `M${x + 4} ${board - height + 8}v18M${x + width - 4} ${board - height + 8}v18`;
    }
    x += width + 2;
  }
  if (board === pulled.board) backs += back(pulled.x, pulled.width, pulled.height, scheme.paper);
  const outline = { stroke: scheme.shore, 'stroke-width': 1.3 };
  return element('g', outline, backs) + stroke(lines, scheme.line, 1, { opacity: 0.6 });
}
