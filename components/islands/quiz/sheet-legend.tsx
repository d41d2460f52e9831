import { fill } from '@/lib/i18n/fill';
import type { Wall } from '@/lib/quiz/build-walls';
import type { FieldSheet } from './field-sheet';

const hasGap = ({ state }: Wall) => state !== 'whole';

/** Describes the walls, what closes their gaps, and the services that do, each with its walls. */
export function SheetLegend({ sheet }: { sheet: FieldSheet }) {
  const { walls, words, services } = sheet;
  const closers = services
    .map((service) => ({
      ...service,
      gaps: walls.filter((wall) => hasGap(wall) && wall.service === service.slug),
    }))
    .filter(({ gaps }) => gaps.length > 0);
  // The state has a line of its own.
  const [name = '', after] = words.wall.split('{state}');
  return (
    <div className="sheet-legend">
      <h4 className="font-semibold">{words.legend}</h4>
      <dl className="mt-2">
        {walls.map((wall, index) => (
          <div key={wall.name} data-wall={wall.state}>
            <dt>
              <svg className="plan" viewBox="0 0 44 16" width="44" height="16" aria-hidden="true">
                <path className="plan-trace" d="M0 8H44" />
                <path className="plan-wall" d="M0 8H44" pathLength="100" />
                <path className="plan-core" d="M0 8H44" pathLength="100" />
              </svg>
              {fill(name, { number: index + 1, name: wall.name })}
              <span className="block">
                {words[wall.state ?? 'unasked']}
                {after}
              </span>
            </dt>
            <dd>{wall.answer}</dd>
            {hasGap(wall) && wall.closes && <dd>{wall.closes}</dd>}
          </div>
        ))}
      </dl>
      {closers.length > 0 && (
        <ul className="sheet-services">
          {closers.map(({ slug, name, href, gaps }) => (
            <li key={slug}>
              <a className="link" href={href}>
                {name}
              </a>{' '}
              {gaps.map((wall) => wall.name).join(', ')}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
