import type { Point } from '../line/point.ts';
import { box } from '../plans/box.ts';
import { row } from '../plans/row.ts';
import type { CasePlan } from './case-plan.ts';

type Name = 'boardroom' | 'servers' | 'advisers' | 'clients' | 'controller';

const desks = row(12, (index): Point => [140 + (index % 4) * 130, 268 + Math.floor(index / 4) * 86]);

/** An investment adviser's floor with its own server room, one rack of which was replaced. */
export const advisers: CasePlan<Name> = {
  floor: [box(90, 60, 780, 480)],
  outerWalls: [
    [90, 60, 870, 60],
    [870, 60, 870, 540],
    [870, 540, 370, 540],
    [300, 540, 90, 540],
    [90, 540, 90, 60],
  ],
  innerWalls: [
    [90, 200, 230, 200],
    [280, 200, 300, 200],
    [300, 200, 300, 60],
    [560, 60, 560, 150],
    [560, 190, 560, 220],
    [560, 220, 870, 220],
    [690, 220, 690, 320],
    [690, 320, 760, 320],
    [810, 320, 870, 320],
    [690, 400, 690, 540],
    [690, 400, 760, 400],
    [810, 400, 870, 400],
  ],
  doors: [
    { hinge: [230, 200], open: [230, 150], shut: [280, 200] },
    { hinge: [560, 150], open: [520, 150], shut: [560, 190] },
    { hinge: [760, 400], open: [760, 450], shut: [810, 400] },
    { hinge: [300, 540], open: [300, 470], shut: [370, 540] },
  ],
  blocks: [
    ...desks.map(([x, y]) => box(x, y, 52, 24)),
    box(614, 104, 200, 66),
    box(124, 96, 116, 36),
    ...row(4, (index) => box(714 + index * 37, 236, 28, 58)),
    box(730, 462, 104, 38),
  ],
  seats: [
    ...desks.map(([x, y]): Point => [x + 26, y + 38]),
    ...row(5, (index): Point => [638 + index * 38, 90]),
    [152, 148],
    [212, 148],
  ],
  accessPoints: [
    [236, 410],
    [500, 410],
    [430, 130],
  ],
  captions: [
    { name: 'boardroom', at: [714, 204], small: [714, 210] },
    { name: 'servers', at: [790, 356], small: [780, 372] },
    { name: 'advisers', at: [370, 246], small: [360, 248] },
    { name: 'clients', at: [160, 186] },
    { name: 'controller', at: [782, 526] },
  ],
  mark: [728, 265],
  small: { x: 50, y: 24, width: 884, height: 552.5 },
  bare: { x: 400, y: -15, width: 540, height: 630 },
};
