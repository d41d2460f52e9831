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

type Name = 'debit' | 'credit' | 'cash' | 'receivables' | 'payables' | 'balance';

const frames = {
  card: cardFrame,
  small: { x: 40, y: 26, width: 880, height: 550 },
  bare: { x: 400, y: -15, width: 540, height: 630 },
};

/** Centre of each of the three accounts, and its entries per side. */
const accounts = [
  { x: 210, debit: 6, credit: 4 },
  { x: 480, debit: 5, credit: 7 },
  { x: 750, debit: 4, credit: 6 },
];
const TOP = 130;
const ROW = 34;
const HALF = 112;
const BALANCE = 458;

const captions: Caption<Name>[] = [
  { name: 'cash', at: [210, 96], small: [210, 100] },
  { name: 'receivables', at: [480, 96], small: [480, 100] },
  { name: 'payables', at: [750, 96], small: [750, 100] },
  { name: 'debit', at: [154, 122] },
  { name: 'credit', at: [266, 122] },
  { name: 'balance', at: [806, 526], anchor: 'end', small: [812, 536] },
];

/** Accounting: three accounts on ruled paper. The mark is the balance that both sides agree on. */
export function ledger({ letters, words, scheme, format }: Plate<Name, IndustryFormat>): string {
  const frame = frames[format];
  return svgDocument(
    frame,
    ground(frame, scheme.land) +
      paper(scheme) +
      accounts.map((account, index) => entries(account, index, scheme)).join('') +
      (format === 'bare'
        ? ''
        : paintCaptions(letters, words, captions, scheme, {
            isSmall: format === 'small',
            halo: scheme.paper,
          })) +
      mark([806, BALANCE + 17], format === 'card' ? 9 : 13),
  );
}

/** An open ledger: two ruled pages, each with a margin line. */
function paper(scheme: Scheme): string {
  const spread = { x: 64, y: 44, width: 832, height: 512, fill: scheme.paper };
  let rules = '';
  for (let y = TOP; y < 548; y += ROW / 2) rules += `M64 ${y}H896`;
  return (
    element('rect', { ...spread, stroke: scheme.shore, 'stroke-width': 2.2 }) +
    stroke(rules, scheme.line, 0.9, { opacity: 0.4 }) +
    stroke('M84 44V556M345 44V556M615 44V556M876 44V556', scheme.line, 1, { opacity: 0.7 })
  );
}

/** A T-account: two sides, a bar per entry proportional to its amount, a double rule above the balance. */
function entries(
  { x, debit, credit }: { x: number; debit: number; credit: number },
  index: number,
  scheme: Scheme,
) {
  const next = random(5 + index * 8);
  const bar = (side: -1 | 1, row: number, fill: string) => {
    const width = 30 + Math.round(next() * 66);
    const left = side < 0 ? x - 8 - width : x + 8;
    return element('rect', { x: left, y: TOP + 26 + row * ROW, width, height: 17, fill });
  };
  const bars = [
    ...Array.from({ length: debit }, (_, row) => bar(-1, row, scheme.fill1)),
    ...Array.from({ length: credit }, (_, row) => bar(1, row, scheme.water)),
  ];
  const outline = { stroke: scheme.shore, 'stroke-width': 1.2 };
  const total = (left: number, width: number) =>
    element('rect', { x: left, y: BALANCE + 8, width, height: 18, fill: scheme.solid });
  return (
    element('g', outline, bars.join('')) +
    stroke(`M${x - HALF} ${TOP}H${x + HALF}M${x} ${TOP}V${BALANCE}`, scheme.frame, 3.2) +
    stroke(`M${x - HALF} ${BALANCE}H${x + HALF}M${x - HALF} ${BALANCE - 4}H${x + HALF}`, scheme.shore, 1.3) +
    total(x - 8 - 72, 72) +
    total(x + 8, 72)
  );
}
