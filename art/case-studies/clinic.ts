import type { Point } from '../line/point.ts';
import { box } from '../plans/box.ts';
import { row } from '../plans/row.ts';
import type { CasePlan } from './case-plan.ts';

type Name = 'exam1' | 'exam2' | 'exam3' | 'exam4' | 'exam5' | 'nurses' | 'waiting' | 'telehealth';

const rooms = row(5, (index) => 70 + index * 164);
const exams = ['exam1', 'exam2', 'exam3', 'exam4', 'exam5'] as const;

/** A clinic with five examination rooms. The telehealth room serves remote patients. */
export const clinic: CasePlan<Name> = {
  floor: [box(70, 110, 820, 380)],
  outerWalls: [
    [70, 110, 890, 110],
    [890, 110, 890, 490],
    [890, 490, 240, 490],
    [170, 490, 70, 490],
    [70, 490, 70, 110],
  ],
  innerWalls: [
    ...rooms.slice(1).map((x) => [x, 110, x, 230] as const),
    ...rooms.flatMap((x) => [[x, 230, x + 104, 230] as const, [x + 156, 230, x + 164, 230] as const]),
    [330, 350, 330, 490],
    [330, 350, 420, 350],
    [470, 350, 620, 350],
    [620, 350, 620, 490],
    [620, 350, 690, 350],
    [740, 350, 890, 350],
  ],
  doors: [
    ...rooms.map((x) => ({
      hinge: [x + 156, 230] as const,
      open: [x + 156, 178] as const,
      shut: [x + 104, 230] as const,
    })),
    { hinge: [420, 350], open: [420, 300], shut: [470, 350] },
    { hinge: [740, 350], open: [740, 400], shut: [690, 350] },
    { hinge: [170, 490], open: [170, 420], shut: [240, 490] },
  ],
  blocks: [
    ...rooms.map((x) => box(x + 22, 124, 62, 26)),
    box(104, 376, 136, 30),
    box(392, 404, 66, 28),
    box(496, 404, 66, 28),
    box(650, 400, 42, 62),
    box(780, 376, 76, 28),
  ],
  seats: [
    ...rooms.map((x): Point => [x + 104, 140]),
    ...row(4, (index): Point => [262 + (index % 2) * 34, 410 + Math.floor(index / 2) * 36]),
    [425, 390],
    [529, 390],
    [818, 420],
  ],
  accessPoints: [
    [290, 290],
    [560, 290],
    [840, 290],
  ],
  captions: [
    ...rooms.map((x, index) => ({ name: exams[index] ?? 'exam1', at: [x + 58, 206] as const })),
    { name: 'nurses', at: [476, 474], small: [476, 478] },
    { name: 'waiting', at: [172, 356], small: [196, 330] },
    { name: 'telehealth', at: [790, 470], small: [778, 472] },
  ],
  mark: [790, 390],
  small: { x: 46, y: 28, width: 868, height: 542.5 },
  bare: { x: 440, y: -15, width: 540, height: 630 },
};
