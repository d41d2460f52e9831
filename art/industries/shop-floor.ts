import type { Point } from '../line/point.ts';
import { box } from '../plans/box.ts';
import type { Plan } from '../plans/plan.ts';
import { row } from '../plans/row.ts';
import type { Plate } from '../plates/plate.ts';
import { type IndustryFormat, industryPlan } from './industry-plan.ts';

type Name = 'window' | 'shelves' | 'till' | 'stock' | 'entrance';

const plan: Plan<Name> = {
  floor: [box(100, 50, 760, 460)],
  outerWalls: [
    [100, 50, 860, 50],
    [100, 50, 100, 510],
    [860, 50, 860, 510],
    [100, 510, 160, 510],
    [430, 510, 480, 510],
    [580, 510, 620, 510],
    [800, 510, 860, 510],
  ],
  innerWalls: [
    [100, 170, 330, 170],
    [390, 170, 620, 170],
    [620, 50, 620, 170],
    [160, 504, 430, 504],
    [160, 516, 430, 516],
    [620, 504, 800, 504],
    [620, 516, 800, 516],
  ],
  doors: [
    { hinge: [330, 170], open: [330, 230], shut: [390, 170] },
    { hinge: [480, 510], open: [480, 460], shut: [530, 510] },
    { hinge: [580, 510], open: [580, 460], shut: [530, 510] },
  ],
  blocks: [
    ...row(4, (index) => box(150 + index * 108, 240, 54, 190)),
    ...row(8, (index) => box(116 + index * 61, 62, 50, 30)),
    box(640, 330, 170, 40),
    box(640, 370, 40, 76),
    box(830, 80, 20, 210),
    box(650, 62, 150, 22),
  ],
  seats: [[746, 402], ...row(3, (index): Point => [706 + index * 34, 302])],
  captions: [
    { name: 'stock', at: [250, 140], small: [240, 146] },
    { name: 'shelves', at: [366, 462], small: [340, 476] },
    { name: 'till', at: [742, 446], small: [752, 458] },
    { name: 'window', at: [295, 552] },
    { name: 'entrance', at: [530, 552] },
  ],
  mark: [700, 350],
};

/** Retail: a shop from the street to the stock room. The mark is the till. */
export function shopFloor(input: Plate<Name, IndustryFormat>): string {
  const small = { x: 64, y: 28, width: 832, height: 520 };
  return industryPlan(plan, { small, bare: { x: 370, y: -25, width: 540, height: 630 } }, input);
}
