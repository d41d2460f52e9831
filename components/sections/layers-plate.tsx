import { Citadel } from '@/components/ui/citadel';

type Wall = {
  name: string;
  /** What comes at it. */
  trouble: string;
  stands: string;
  missing: string;
  /** What the next wall still stops. */
  next: string;
};
type LayersPlateProps = {
  alt: string;
  question: string;
  /** What all of it comes to: nothing is missing, something is, the last one is, all are. */
  whole: string;
  inside: string;
  reached: string;
  open: string;
  /** Five, from the outermost to the innermost. */
  walls: readonly Wall[];
  note: string;
};
type Props = LayersPlateProps & { picture: string; wallsPicture: string };

/**
 * The security plate, which answers by doing: whoever takes a layer away sees what gets in, in words and in the picture, and
 * what the next layer still stops. Checkboxes and the style sheet are all of it, so it works without script.
 */
export function LayersPlate({ picture, wallsPicture, alt, question, walls, note, ...sums }: Props) {
  return (
    <div className="neat works layers mt-6 lg:mt-12">
      <Citadel
        picture={picture}
        walls={wallsPicture}
        alt={alt}
        threats={walls.map(({ trouble }) => trouble)}
      />
      <div className="p-4 lg:px-10 lg:py-5">
        <fieldset>
          <legend className="text-h3">{question}</legend>
          <div className="layers-walls">
            {walls.map(({ name, stands }) => (
              <label key={name}>
                <input type="checkbox" defaultChecked autoComplete="off" />
                <b className="font-semibold">{name}</b>
                <span>{stands}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div role="status">
          <div>
            {[sums.whole, sums.inside, sums.reached, sums.open].map((sum) => (
              <p key={sum}>{sum}</p>
            ))}
          </div>
          <ul>
            {walls.map(({ missing, next }) => (
              <li key={missing}>
                <em>{missing}</em> <span>{next}</span>
              </li>
            ))}
          </ul>
        </div>
        <p className="cap mt-3">{note}</p>
      </div>
    </div>
  );
}
