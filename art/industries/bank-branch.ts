import type { Point } from '../line/point.ts';
import { box } from '../plans/box.ts';
import type { Plan } from '../plans/plan.ts';
import { row } from '../plans/row.ts';
import type { Plate } from '../plates/plate.ts';
import { type IndustryFormat, industryPlan } from './industry-plan.ts';

type Name = 'vault' | 'tellers' | 'advisers' | 'lobby' | 'deposit';

const offices = row(3, (index) => 60 + index * 156);

const plan: Plan<Name> = {
  floor: [box(90, 60, 780, 468)],
  outerWalls: [
    [90, 60, 870, 60],
    [870, 60, 870, 528],
    [870, 528, 520, 528],
    [430, 528, 90, 528],
    [90, 528, 90, 60],
    // The vault: nested walls.
    [104, 74, 330, 74],
    [104, 74, 104, 250],
    [104, 250, 330, 250],
    [330, 74, 330, 130],
    [330, 196, 330, 250],
    [117, 87, 317, 87],
    [117, 87, 117, 237],
    [117, 237, 317, 237],
    [317, 87, 317, 130],
    [317, 196, 317, 237],
  ],
  innerWalls: [
    ...offices.slice(1).map((y) => [690, y, 870, y] as const),
    ...offices.map((y) => [690, y, 690, y + 88] as const),
  ],
  doors: [
    { hinge: [330, 130], open: [394, 116], shut: [330, 196] },
    ...offices.map((y) => ({
      hinge: [690, y + 88] as const,
      open: [634, y + 88] as const,
      shut: [690, y + 144] as const,
    })),
    { hinge: [430, 528], open: [430, 482], shut: [475, 528] },
    { hinge: [520, 528], open: [520, 482], shut: [475, 528] },
  ],
  blocks: [
    ...row(6, (index) => box(132 + index * 30, 96, 26, 30)),
    ...row(6, (index) => box(132 + index * 30, 198, 26, 30)),
    box(120, 330, 250, 34),
    ...row(4, (index) => box(130 + index * 62, 338, 42, 18)),
    ...offices.map((y) => box(754, y + 50, 84, 36)),
    box(510, 330, 70, 70),
  ],
  seats: [
    ...row(4, (index): Point => [151 + index * 62, 312]),
    ...offices.map((y): Point => [796, y + 34]),
    ...offices.flatMap((y): Point[] => [
      [776, y + 104],
      [816, y + 104],
    ]),
    ...row(4, (index): Point => [500 + (index % 2) * 90, 352 + Math.floor(index / 2) * 30]),
  ],
  captions: [
    { name: 'deposit', at: [222, 168] },
    { name: 'vault', at: [217, 276], small: [217, 284] },
    { name: 'tellers', at: [245, 404], small: [238, 412] },
    { name: 'advisers', at: [676, 256], small: [676, 262], anchor: 'end' },
    { name: 'lobby', at: [475, 452] },
  ],
  mark: [324, 163],
};

/** Financial services: a branch with its vault. The mark is the vault's door. */
export function bankBranch(input: Plate<Name, IndustryFormat>): string {
  const small = { x: 56, y: 28, width: 848, height: 530 };
  return industryPlan(plan, { small, bare: { x: 50, y: -15, width: 540, height: 630 } }, input);
}
