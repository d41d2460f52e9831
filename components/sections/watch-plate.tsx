import { Unbroken } from '@/components/ui/unbroken';
import { PlateCases } from './plate-cases';

type Device = { name: string; title: string; watched: string; seen: string; done: string; told: string };
export type WatchPlateProps = {
  alt: string;
  question: string;
  /** What each line of a case tells. */
  watched: string;
  seen: string;
  done: string;
  told: string;
  /** Six, as the picture has them: firewall, file server, printer, laptop, Wi-Fi, laptop. */
  devices: readonly Device[];
  note: string;
};

/** Whose night is told first. */
const first = 2;

/**
 * The watch, which can be asked: a device, chosen in the list or touched in the picture, tells what is watched on it, what
 * happened and who heard of it, and the gold mark goes there. Radio buttons and the style sheet are all of it; the sweep goes
 * round once when the page opens, and once more for a pointer.
 */
export function WatchPlate({
  picture,
  alt,
  question,
  devices,
  note,
  ...terms
}: WatchPlateProps & { picture: string }) {
  return (
    <div className="neat works watch mt-6 lg:mt-12">
      <div className="watch-stage">
        <img className="drawn w-full" src={picture} alt={alt} width="640" height="600" fetchPriority="high" />
        <svg viewBox="-320 -300 640 600" aria-hidden="true">
          <g>
            <path d="M0 0L220-157A270 270 0 0 1 270 0Z" opacity=".16" />
            <path d="M0 0H270" />
          </g>
        </svg>
        <i className="watch-mark" />
        <div aria-hidden="true">
          {devices.map(({ name }, index) => (
            <label key={name} htmlFor={`watch-${index}`}>
              <span>{name}</span>
            </label>
          ))}
        </div>
      </div>
      <div className="p-4 lg:px-10 lg:py-5">
        <fieldset>
          <legend className="text-h3">{question}</legend>
          <div className="watch-devices">
            {devices.map(({ name }, index) => (
              <label key={name}>
                {/* Its second label, in the picture, says the same name. */}
                <input
                  type="radio"
                  name="watch"
                  id={`watch-${index}`}
                  aria-label={name}
                  defaultChecked={index === first}
                />
                <span>
                  <Unbroken text={name} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <PlateCases
          cases={devices.map((device) => ({
            key: device.name,
            title: device.title,
            facts: (['watched', 'seen', 'done', 'told'] as const).map((line) => [terms[line], device[line]]),
          }))}
        />
        <p className="cap mt-3">{note}</p>
      </div>
    </div>
  );
}
