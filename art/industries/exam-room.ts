import { box } from '../plans/box.ts';
import type { Plan } from '../plans/plan.ts';
import { row } from '../plans/row.ts';
import type { Plate } from '../plates/plate.ts';
import { type IndustryFormat, industryPlan } from './industry-plan.ts';

type Name = 'table' | 'record' | 'sink' | 'supplies' | 'corridor';

const plan: Plan<Name> = {
  floor: [box(130, 60, 700, 360), box(-60, 420, 1080, 110)],
  outerWalls: [
    [130, 60, 830, 60],
    [130, 60, 130, 420],
    [830, 60, 830, 420],
    [-60, 420, 560, 420],
    [650, 420, 1020, 420],
    [-60, 530, 1020, 530],
  ],
  innerWalls: [
    [130, 300, 200, 300],
    [400, 60, 400, 100],
  ],
  doors: [{ hinge: [650, 420], open: [650, 330], shut: [560, 420] }],
  blocks: [
    box(220, 130, 84, 200),
    box(232, 140, 60, 40),
    box(480, 74, 210, 66),
    box(560, 84, 50, 12),
    box(770, 90, 46, 190),
    box(144, 312, 44, 94),
    box(152, 336, 28, 44),
    box(330, 220, 34, 34),
    ...row(4, (index) => box(776, 96 + index * 46, 34, 36)),
  ],
  seats: [
    [464, 107],
    [444, 250],
    [444, 290],
  ],
  captions: [
    { name: 'table', at: [262, 353], small: [316, 372] },
    { name: 'record', at: [632, 163], small: [632, 172] },
    { name: 'sink', at: [216, 396] },
    { name: 'supplies', at: [760, 192], anchor: 'end' },
    { name: 'corridor', at: [330, 482], small: [330, 490] },
  ],
  mark: [640, 106],
};

/** Healthcare: an examination room. The mark is the patient's record on the desk. */
export function examRoom(input: Plate<Name, IndustryFormat>): string {
  const small = { x: 90, y: 40, width: 776, height: 485 };
  return industryPlan(plan, { small, bare: { x: 330, y: -25, width: 540, height: 630 } }, input);
}
