import type { CSSProperties } from 'react';
import { bastionAxis } from '@/lib/geo/citadel-trace';
import type { Wall } from '@/lib/quiz/build-walls';
import type { SheetWords } from '@/lib/quiz/sheet-words';
import { planBox } from './citadel-plan';

/** In the drawing's units: from a figure's middle to its label, from the middle to the frame, and the widest label. */
const gap = 42;
const reach = 550;
const widest = 275;

/**
 * The name of each wall: in a wide plan next to its figure, with the given answer if there are few; otherwise below the
 * drawing, with its gap. Drawing and list of gaps say all to all readers.
 */
export function PlanLabels({ walls, words }: { walls: readonly Wall[]; words: SheetWords }) {
  const { left, top, width, height, figure } = planBox(walls.length);
  const across = (units: number) => `${(units / width) * 100}%`;
  const placeOf = (axis: number): CSSProperties => {
    const x = figure * Math.cos(axis);
    const isAbove = Math.sin(axis) < 0;
    // Above and below the drawing is the whole width.
    if (Math.abs(x) < 1)
      return {
        left: '50%',
        top: isAbove ? 0 : '100%',
        translate: `-50% ${isAbove ? -100 : 0}%`,
        width: across(reach),
        textAlign: 'center',
      };
    const side = x < 0 ? 'right' : 'left';
    return {
      [side]: across(Math.abs(x) - left + gap),
      // Labels above the middle hang from their figure, labels below it stand on it.
      translate: `0 ${-50 - 35 * Math.sin(axis)}%`,
      top: `${((figure * Math.sin(axis) - top) / height) * 100}%`,
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
