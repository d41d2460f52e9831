import { choicePlaces } from '@/components/sections/choice-places';

/** In seconds. */
const sweep = 3.2;

/**
 * The radar beam of the monitoring plate, which points at the chosen device. It sweeps once on load and once on hover; a
 * device answers when the first sweep passes it.
 */
export function WatchBeam({ initial }: { initial: number }) {
  const bearings = choicePlaces.watch.map(
    ([x, y]) => (Math.atan2((y - 50) * 600, (x - 50) * 640) * 180) / Math.PI,
  );
  const passed = (bearing: number) => (bearing - (bearings[initial] ?? 0) + 720) % 360 || 360;
  return (
    <>
      <style>
        {bearings
          .map(
            (bearing, index) =>
              `.watch:has(#watch-${index}:checked){--bearing:${((bearing + 360) % 360).toFixed(1)}deg}` +
              `[for=watch-${index}]{--passed:${((passed(bearing) / 360) * sweep).toFixed(2)}s}`,
          )
          .join('')}
      </style>
      <svg
        className="fill-blue-300 stroke-blue-300"
        strokeWidth="1.5"
        viewBox="-320 -300 640 600"
        aria-hidden="true"
      >
        <g>
          <path d="M0 0L220-157A270 270 0 0 1 270 0Z" stroke="none" opacity=".16" />
          <path d="M0 0H270" />
        </g>
      </svg>
    </>
  );
}
