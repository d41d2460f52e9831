import type { ReactNode } from 'react';
import { Unbroken } from '@/components/ui/unbroken';
import { choicePlaces } from './choice-places';

export type Choice = {
  name: string;
  title: string;
  facts: readonly (readonly [term: string, text: string])[];
};
type Props = {
  picture: string;
  alt: string;
  question: string;
  /** In the order of the picture. */
  choices: readonly Choice[];
  note: string;
};
type ChoiceProps = Props & {
  /** Its class. */
  kind: keyof typeof choicePlaces;
  /** The index of the choice selected initially. */
  initial: number;
  /** What moves in the picture. */
  children: ReactNode;
};

/**
 * An interactive plate: a choice, in the list or in the picture, changes the picture and shows its facts. It is made of
 * radio buttons and CSS (`app/styles/choice-plates.css`), and works without JavaScript.
 */
export function ChoicePlate({ kind, picture, alt, choices, initial, children, ...words }: ChoiceProps) {
  return (
    <div className={`neat works ${kind} mt-6`}>
      {/* The place of each choice: of its name, and of what moves to the chosen one. */}
      <style>
        {choicePlaces[kind]
          .map(
            ([x, y], index) =>
              `.works:has(#${kind}-${index}:checked) .stage,[for=${kind}-${index}]{--x:${x}%;--y:${y}%}`,
          )
          .join('')}
      </style>
      <div className="stage">
        <img className="drawn w-full" src={picture} alt={alt} width="640" height="600" fetchPriority="high" />
        {children}
        <i className="mark" />
        <div className="names" aria-hidden="true">
          {choices.map(({ name }, index) => (
            <label key={name} htmlFor={`${kind}-${index}`}>
              <span>{name}</span>
            </label>
          ))}
        </div>
      </div>
      <PlateBody {...words} choices={choices}>
        <div className="choices in-pairs">
          {choices.map(({ name }, index) => (
            <label key={name}>
              {/* aria-label keeps the second label, in the picture, from repeating the name. */}
              <input
                type="radio"
                name={kind}
                id={`${kind}-${index}`}
                aria-label={name}
                defaultChecked={index === initial}
              />
              <span>
                <Unbroken text={name} />
              </span>
            </label>
          ))}
        </div>
      </PlateBody>
    </div>
  );
}

type RestoreProps = Props & {
  /** The top of the picture: now. */
  now: string;
  /** At the mark. */
  flag: string;
};

/** The tops of the layers in per cent of the picture, from the surface down, and the bottom of the last one. */
const layerEdges = [6.2, 18.3, 32.8, 48.9, 67.1, 85.7, 96];

/**
 * The interactive backup plate: choosing a restore point, one of five from the newest copy to the oldest, moves the mark in the
 * picture and shows what is recovered. It is made like a `ChoicePlate` (`app/styles/plates.css`).
 */
export function RestorePlate({ picture, alt, choices, now, flag, ...words }: RestoreProps) {
  return (
    <div className="neat works restore mt-6">
      <style>
        {layerEdges
          .map((edge, layer) => {
            const height = ((layerEdges[layer + 1] ?? edge) - edge).toFixed(1);
            return (
              `.restore-names>:nth-child(${layer + 1}){--at:${edge}%}` +
              `.restore:has(label:nth-child(${layer}) :checked){--top:${edge}%;--tall:${height}%}`
            );
          })
          .join('')}
      </style>
      <div className="relative @container">
        <img className="drawn w-full" src={picture} alt={alt} width="640" height="500" fetchPriority="high" />
        <i className="restore-layer" />
        <div className="restore-names num" aria-hidden="true">
          {[now, ...choices.map(({ name }) => name)].map((name) => (
            <span key={name}>{name}</span>
          ))}
          <b>{flag}</b>
        </div>
      </div>
      <PlateBody {...words} choices={choices}>
        <div className="restore-stops num">
          {choices.map(({ name }, index) => (
            <label key={name}>
              <input type="radio" name="restore" defaultChecked={index === 1} />
              {name}
            </label>
          ))}
        </div>
      </PlateBody>
    </div>
  );
}

type BodyProps = Pick<Props, 'question' | 'choices' | 'note'> & { children: ReactNode };

/** The radio buttons and the text for each choice. All texts share one grid cell, so selecting another never shifts the layout. */
function PlateBody({ question, choices, note, children }: BodyProps) {
  return (
    <div className="p-4 lg:px-10 lg:py-5">
      <fieldset>
        <legend className="text-h3">{question}</legend>
        {children}
      </fieldset>
      <p className="cap mb-3">{note}</p>
      <div className="stack" role="status">
        {choices.map(({ name, title, facts }) => (
          <div key={name} className="case">
            <p className="font-semibold text-xl">
              {/* On screen the selected radio button says this. */}
              <span className="print-only block">{name}</span>
              {title}
            </p>
            <dl className="facts mt-2">
              {facts.map(([term, text]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </div>
  );
}
