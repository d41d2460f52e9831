import { contentIn } from '@/lib/content/content-in';
import { hourWidth, nightOutline, rowHeight } from '@/lib/geo/night-band';
import type { Language } from '@/lib/i18n/languages';
import { homeNight, type Moment } from './home-night';

/** Outlines of the night, in hours after closing: filled, darker with each, then lines only. */
const outlines: readonly (readonly [inset: number, className?: string])[] = [
  [0, 'fill-night-800 stroke-blue-400 [stroke-opacity:0.9]'],
  [0.45, 'fill-[#0a2749]'],
  [0.9, 'fill-[#081d39]'],
  [1.5, 'fill-night-950'],
  [2.3],
  [3.2],
  [4.2],
  [5.4],
];
const width = 24 * hourWidth;

/**
 * One night in ten cities, from noon to noon, and the moments of the log in it. The gold mark is at the chosen one; each mark
 * chooses its entry.
 */
export function NightBand({ language }: { language: Language }) {
  const { title, legend } = contentIn(language).homePage.band;
  const { hours, rows, moments } = homeNight(language);
  const nights = rows.map(({ night }) => night);
  const height = rows.length * rowHeight;
  const ticks = Array.from({ length: 25 }, (_, hour) => `M${hour * hourWidth} 0v${hour % 3 ? -4 : -9}`);
  return (
    <figure className="band" aria-labelledby="band-title">
      <style>{momentRules(moments, rows.length)}</style>
      <figcaption id="band-title" className="sr-only">
        {title}
      </figcaption>
      <div className="cap relative">
        <div className="band-hours" aria-hidden="true">
          {hours.map(({ hour, name }) => (
            <span key={hour}>{name}</span>
          ))}
        </div>
        <div className="band-plot">
          <svg viewBox={`0 -9 ${width} ${height + 9}`} preserveAspectRatio="none" aria-hidden="true">
            <path className="stroke-blue-300 [stroke-opacity:1]" d={ticks.join('')} />
            {outlines.map(([inset, className]) => (
              <path key={inset} className={className} d={nightOutline(nights, inset)} />
            ))}
          </svg>
          <ol>
            {/* Past midnight a label stands left of its mark, unless there is another mark in its row. */}
            {rows.map(({ name }, row) => (
              <li key={name}>
                <b>{name}</b>
                {moments
                  .filter((moment) => moment.row === row)
                  .map(({ id, headline, text, hours: at }, index) => (
                    <label
                      key={id}
                      htmlFor={id}
                      className={at > 12 && index === 0 ? 'from-right' : undefined}
                    >
                      <span>
                        <span className="sr-only">{headline.slice(0, 2).join(' ')} </span>
                        {text}
                      </span>
                    </label>
                  ))}
              </li>
            ))}
          </ol>
          <i />
        </div>
        {/* Beside the morning of the eastern cities, or below. */}
        <p className="mt-3 text-balance xl:absolute xl:right-0 xl:bottom-0.5 xl:w-[10.5em] xl:text-right xl:leading-[1.35]">
          {legend}
        </p>
      </div>
    </figure>
  );
}

/** Where each moment is; the chosen one has the gold mark, and its name and city stand out. */
function momentRules(moments: readonly Moment[], rows: number): string {
  const at = ({ row, hours }: Moment) =>
    `--x:${((hours / 24) * 100).toFixed(1)}%;--y:${(((row + 0.5) / rows) * 100).toFixed(1)}%`;
  const [first] = moments;
  const marked = moments.find((moment) => moment.marked) ?? first;
  return [
    first ? `.night{--from:${((first.hours / 24) * 100).toFixed(1)}%}` : '',
    marked ? `.band{${at(marked)}}` : '',
    ...moments.map((moment) => {
      const { id, row } = moment;
      const chosen = `.night:has(#${id}:checked)`;
      return `[for=${id}]{--x:${((moment.hours / 24) * 100).toFixed(1)}%}${chosen} .band{${at(moment)}}${chosen} :is(.band [for=${id}]>span,.band li:nth-child(${row + 1})>b){opacity:1;font-weight:600;transition:opacity .2s .4s}`;
    }),
  ].join('');
}
