import { choicePlaces } from './choice-places';

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

type StreamsProps = {
  /** A sprite of the streams, one below the other. */
  picture: string;
  /** Of the streams, in the sprite's order. */
  names: readonly string[];
  /** What the gold mark means. */
  caption: readonly [string, string];
};

/** The stream of each kind of paper; the style sheet lights the chosen one, from its source on. */
export function LitStreams({ picture, names, caption: [first, second] }: StreamsProps) {
  return (
    <>
      <div className="lit-streams sprite">
        {names.map((name) => (
          <img key={name} src={picture} alt="" width="704" height="660" fetchPriority="low" />
        ))}
      </div>
      <p
        className="absolute top-[60%] right-[3%] max-w-1/4 text-right text-[0.9375rem] leading-[1.25] font-stretch-88%"
        aria-hidden="true"
      >
        <b className="block">{first}</b> {second}
      </p>
    </>
  );
}

/** The storm over the place where it goes wrong. */
export function Storm() {
  return <i className="storm" />;
}
