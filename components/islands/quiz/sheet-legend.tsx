import { describeWall } from './citadel-plan';
import type { FieldSheet } from './field-sheet';

/** Describes the walls and what closes their gaps. */
export function SheetLegend({ sheet }: { sheet: FieldSheet }) {
  const { walls, words, services } = sheet;
  return (
    <div className="sheet-legend">
      <h4 className="font-semibold">{words.legend}</h4>
      <dl className="mt-2">
        {walls.map((wall, index) => {
          const service = services.find(({ slug }) => slug === wall.service);
          const hasGap = wall.state !== 'whole';
          return (
            <div key={wall.name} data-wall={wall.state}>
              <dt>
                <svg className="plan" viewBox="0 0 44 16" width="44" height="16" aria-hidden="true">
                  <path className="plan-trace" d="M0 8H44" />
                  <path className="plan-wall" d="M0 8H44" pathLength="100" />
                  <path className="plan-core" d="M0 8H44" pathLength="100" />
                </svg>
                {describeWall(wall, index, words)}
              </dt>
              <dd>{wall.answer}</dd>
              {hasGap && (
                <dd>
                  {wall.closes}{' '}
                  {service && (
                    <a className="link" href={service.href}>
                      {service.name}
                    </a>
                  )}
                </dd>
              )}
            </div>
          );
        })}
      </dl>
    </div>
  );
}
