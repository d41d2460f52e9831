import { bastionAxis } from '@/lib/geo/citadel-trace';
import type { Wall } from '@/lib/quiz/build-walls';
import { planBox } from './citadel-plan';

/** The free space from the middle of the plan to the edge of its panel, and between a figure's middle and its label. */
const reach = 520;
const gap = 42;

/** More walls have room for their names only. */
const maxAnswers = 5;

/**
 * The name of each wall: in a wide plan next to its figure, of few walls with the given answer, otherwise below the drawing.
 * The legend says all to all readers.
 */
export function PlanLabels({ walls }: { walls: readonly Wall[] }) {
  const { left, top, width, height, figure } = planBox(walls.length);
  const across = (units: number) => `${(units / width) * 100}%`;
  return (
    <ul className="plan-labels" aria-hidden="true">
      {walls.map(({ name, answer, state }, index) => {
        const axis = bastionAxis(index, walls.length);
        const x = figure * Math.cos(axis);
        // The figures above and below the middle have their label on the right.
        const side = x < -1 ? 'right' : 'left';
        return (
          <li
            key={name}
            data-wall={state}
            style={{
              [side]: across(Math.abs(x) - left + gap),
              // Labels above the middle hang from their figure, labels below it stand on it.
              translate: `0 ${-50 - 35 * Math.sin(axis)}%`,
              top: `${((figure * Math.sin(axis) - top) / height) * 100}%`,
              width: across(Math.min(reach - Math.abs(x) - gap, 260)),
              textAlign: side,
            }}
          >
            <b>{name}</b> {walls.length <= maxAnswers && <span>{answer}</span>}
          </li>
        );
      })}
    </ul>
  );
}
