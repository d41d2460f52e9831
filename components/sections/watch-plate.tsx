import { Unbroken } from '@/components/ui/unbroken';
import { PlateCases } from './plate-cases';

type Device = { name: string; title: string; watched: string; seen: string; done: string; told: string };
type Props = {
  picture: string;
  alt: string;
  question: string;
  /** The terms of the facts of each device. */
  watched: string;
  seen: string;
  done: string;
  told: string;
  /** Six, as in the picture: firewall, file server, printer, laptop, Wi-Fi, laptop. */
  devices: readonly Device[];
  note: string;
};

/** The device selected initially. */
const initialDevice = 2;

/**
 * The interactive monitoring plate: choosing a device, in the list or in the picture, moves the gold mark to it and shows
 * what is monitored, what happened and who was informed. It is made of radio buttons and CSS (`app/styles/monitoring-plate.css`).
 * The radar sweep runs once on load and once on hover.
 */
export function WatchPlate({ picture, alt, question, devices, note, ...terms }: Props) {
  return (
    <div className="neat works watch mt-6">
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
                {/* aria-label keeps the second label, in the picture, from repeating the name. */}
                <input
                  type="radio"
                  name="watch"
                  id={`watch-${index}`}
                  aria-label={name}
                  defaultChecked={index === initialDevice}
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
