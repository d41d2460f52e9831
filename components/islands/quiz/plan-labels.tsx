import type { CSSProperties } from 'react';
import { bastionAxis } from '@/lib/geo/citadel-trace';
import type { Wall } from '@/lib/quiz/build-walls';
import type { SheetWords } from '@/lib/quiz/sheet-words';
import { planBox } from './citadel-plan';

/**
 * In the drawing's units: from a figure's middle to its label, from the drawing's middle to the labels' outer edge, the widest
 * label; the width of a label that hangs below its figure, and how far it is out of the way of the bastion.
 */
const gap = 38;
const reach = 482;
const widest = 240;
const hanging = { width: 190, outward: 22 } as const;

/**
 * The name of each wall: in a wide plan next to its figure, with the given answer; otherwise below the drawing, with its
 * gap. Drawing and list of gaps say all to all readers.
 */
export function PlanLabels({ walls, words }: { walls: readonly Wall[]; words: SheetWords }) {
  const { left, top, width, height, figure } = planBox(walls.length);
  const across = (units: number) => `${(units / width) * 100}%`;
  const down = (units: number) => `${((units - top) / height) * 100}%`;
  const placeOf = (axis: number): CSSProperties => {
    const [x, y] = [figure * Math.cos(axis), figure * Math.sin(axis)];
    const isAbove = y < 0;
    // Above and below the drawing is the whole width.
    if (Math.abs(x) < 1)
      return {
        left: '50%',
        top: down(isAbove ? y - gap : y + gap),
        translate: `-50% ${isAbove ? -100 : 0}%`,
        width: across(2 * widest),
        textAlign: 'center',
      };
    // Beside a figure that is far out is no room: its label hangs below it.
    if (Math.abs(x) + 2 * gap > -left)
      return {
        left: across(x + Math.sign(x) * hanging.outward - left),
        top: down(y + gap),
        translate: '-50% 0',
        width: across(hanging.width),
        textAlign: 'center',
      };
    const side = x < 0 ? 'right' : 'left';
    return {
      [side]: across(Math.abs(x) - left + gap),
      top: down(y),
      translate: '0 -50%',
      width: across(Math.min(reach - Math.abs(x) - gap, widest)),
      textAlign: side,
    };
  };
  return (
    <ul className="plan-labels" aria-hidden="true">
      {walls.map(({ name, answer, state }, index) => (
        <li
          key={name}
          data-wall={state}
          data-state={words[state ?? 'unasked']}
          style={placeOf(bastionAxis(index, walls.length))}
        >
          <b>{name}</b> <span>{answer}</span>
        </li>
      ))}
    </ul>
  );
}
