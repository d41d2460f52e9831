import { box } from '../plans/box.ts';
import { row } from '../plans/row.ts';
import type { CasePlan } from './case-plan.ts';

type Name = 'partners' | 'associates' | 'meeting' | 'reception' | 'files' | 'library';

/** A law office on one floor. Its papers are kept and monitored in the file room in the corner. */
export const lawOffice: CasePlan<Name> = {
  floor: [box(90, 70, 780, 460)],
  outerWalls: [
    [90, 70, 870, 70],
    [870, 70, 870, 530],
    [870, 530, 500, 530],
    [430, 530, 90, 530],
    [90, 530, 90, 70],
  ],
  innerWalls: [
    [90, 240, 190, 240],
    [230, 240, 330, 240],
    [370, 240, 400, 240],
    [245, 70, 245, 240],
    [400, 70, 400, 240],
    [640, 70, 640, 200],
    [640, 240, 640, 300],
    [640, 300, 700, 300],
    [740, 300, 870, 300],
    [640, 380, 640, 530],
    [90, 380, 180, 380],
    [220, 380, 320, 380],
    [320, 380, 320, 530],
  ],
  doors: [
    { hinge: [230, 240], open: [230, 280], shut: [190, 240] },
    { hinge: [330, 240], open: [330, 280], shut: [370, 240] },
    { hinge: [640, 200], open: [600, 200], shut: [640, 240] },
    { hinge: [700, 300], open: [700, 340], shut: [740, 300] },
    { hinge: [180, 380], open: [180, 340], shut: [220, 380] },
    { hinge: [430, 530], open: [430, 460], shut: [500, 530] },
  ],
  blocks: [
    box(120, 104, 62, 28),
    box(288, 104, 62, 28),
    box(696, 120, 122, 64),
    box(450, 330, 104, 36),
    box(130, 430, 130, 54),
    box(448, 94, 144, 26),
    ...row(4, (index) => box(688 + index * 44, 472, 34, 44)),
  ],
  seats: [
    [151, 148],
    [319, 148],
    ...row(3, (index) => [722 + index * 36, 106] as const),
    ...row(3, (index) => [722 + index * 36, 198] as const),
    [502, 318],
    ...row(4, (index) => [148 + index * 32, 416] as const),
  ],
  accessPoints: [
    [520, 178],
    [200, 316],
    [790, 400],
  ],
  captions: [
    { name: 'partners', at: [166, 206] },
    { name: 'associates', at: [322, 206] },
    { name: 'meeting', at: [756, 246], small: [756, 252] },
    { name: 'reception', at: [502, 408], small: [490, 418] },
    { name: 'library', at: [200, 512] },
    { name: 'files', at: [756, 362], small: [764, 366] },
  ],
  mark: [705, 450],
  small: { x: 50, y: 32, width: 860, height: 537.5 },
  bare: { x: 400, y: -10, width: 540, height: 630 },
};
