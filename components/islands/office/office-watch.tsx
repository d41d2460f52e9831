import type { OfficeCount } from '@/lib/office/office-count';
import { placeOffice } from '@/lib/office/place-office';

/** The watch over an office: a dot per person, a square per server, a ring per office; the gold one is being helped. */
export function OfficeWatch({ count }: { count: OfficeCount }) {
  const { people, helped, servers, offices, radius } = placeOffice(count);
  const [x, y] = people[helped] ?? [0, 0];
  return (
    <svg viewBox="-300 -280 600 560" aria-hidden="true">
      <circle r="300" opacity=".35" className="ground fill-night-800" />
      <circle r="250" opacity=".5" className="ground fill-night-800" />
      <g className="stroke-blue-300" fill="none">
        <circle r="80" strokeDasharray="2 5" />
        <circle r="150" strokeDasharray="2 5" />
        <circle r="220" strokeWidth="1.6" />
        {/* Ticks: dashes of a wide line. Each unit begins with half a tick and ends with the other half. */}
        <circle r="223.5" strokeWidth="7" pathLength="72" strokeDasharray=".05 .95" strokeDashoffset=".025" />
        <circle
          r="227.5"
          strokeWidth="15"
          pathLength="12"
          strokeDasharray=".012 .988"
          strokeDashoffset=".006"
        />
      </g>
      <circle className="fill-larch-400" opacity=".25" cx={x} cy={y} r="24" />
      {/* In the colour of the text, which is black in print. */}
      <g className="office-signs" fill="currentColor">
        {people.map(([cx, cy], index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: with its index as key, a dot moves to its new place when the count changes
          index === helped ? undefined : <circle key={index} cx={cx} cy={cy} r={radius} />,
        )}
        {servers.map(([left, top]) => (
          <rect key={`${left} ${top}`} x={left - 7.5} y={top - 7.5} width="15" height="15" />
        ))}
        {offices.map(([cx, cy]) => (
          <circle
            key={`${cx} ${cy}`}
            className="ring"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.6"
            cx={cx}
            cy={cy}
            r="8"
          />
        ))}
      </g>
      <circle className="gold fill-larch-400 stroke-night-950" strokeWidth="2.5" cx={x} cy={y} r="10.5" />
    </svg>
  );
}
