/** The radar beam of the monitoring plate: it sweeps once on load and once on hover. */
export function WatchBeam() {
  return (
    <svg viewBox="-320 -300 640 600" aria-hidden="true">
      <g>
        <path d="M0 0L220-157A270 270 0 0 1 270 0Z" opacity=".16" />
        <path d="M0 0H270" />
      </g>
    </svg>
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
      <p className="streams-caption" aria-hidden="true">
        <b className="block">{first}</b> {second}
      </p>
    </>
  );
}

/** The storm over the place where it goes wrong. */
export function Storm() {
  return <i className="storm" />;
}
