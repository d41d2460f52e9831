import { Citadel } from '@/components/ui/citadel';

type Wall = {
  name: string;
  /** The threat it stops. */
  trouble: string;
  stands: string;
  missing: string;
  /** What the next wall still stops if this one is missing. */
  next: string;
};
type Props = {
  picture: string;
  wallsPicture: string;
  alt: string;
  question: string;
  /** The verdict if no wall is missing, some are, the innermost one is, all are. */
  whole: string;
  inside: string;
  reached: string;
  open: string;
  /** Five, from the outermost to the innermost, as in the picture. */
  walls: readonly Wall[];
  note: string;
};

/**
 * The interactive security plate: unchecking a layer shows what gets in, in words and in the picture, and what the next
 * layer still stops. It is made of checkboxes and CSS (`app/styles/citadel.css`), and works without JavaScript.
 */
export function SecurityPlate({ picture, wallsPicture, alt, question, walls, note, ...verdicts }: Props) {
  return (
    <div className="neat works layers mt-6">
      <style>{walls.map((_, index) => missingRules(index + 1)).join('')}</style>
      <Citadel
        picture={picture}
        walls={wallsPicture}
        alt={alt}
        threats={walls.map(({ trouble }) => trouble)}
      />
      <div className="p-4 lg:px-10 lg:py-5">
        <fieldset>
          <legend className="text-h3">{question}</legend>
          <div className="flex flex-wrap gap-x-3 lg:grid">
            {walls.map(({ name, stands }) => (
              <label key={name}>
                <input type="checkbox" defaultChecked autoComplete="off" />
                <b className="lg:min-w-[76px]">{name}</b>
                <span className="text-[0.9375rem] text-ink-700 max-lg:hidden">{stands}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <div role="status">
          <div>
            {[verdicts.whole, verdicts.inside, verdicts.reached, verdicts.open].map((verdict) => (
              <p key={verdict}>{verdict}</p>
            ))}
          </div>
          <ul>
            {walls.map(({ missing, next }) => (
              <li key={missing}>
                <em className="font-medium text-alert-700 not-italic">{missing}</em> <span>{next}</span>
              </li>
            ))}
          </ul>
        </div>
        <p className="cap mt-3 max-lg:hidden">{note}</p>
      </div>
    </div>
  );
}

/** While a wall is missing: opens it, shows what gets in, and no longer says that it still stops what the one before let in. */
function missingRules(wall: number): string {
  const missing = `.layers:has(label:nth-child(${wall})>input:not(:checked))`;
  return (
    `${missing}{--o${wall}:1}${missing} li:nth-child(${wall}){display:block}` +
    `${missing} li:nth-child(${wall - 1}) span{display:none}`
  );
}
