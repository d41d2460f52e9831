import type { ReactNode } from 'react';
import { Unbroken } from '@/components/ui/unbroken';
import { choicePlaces } from './choice-places';
import { PlateCases } from './plate-cases';

export type Choice = {
  name: string;
  title: string;
  facts: readonly (readonly [term: string, text: string])[];
};
type Props = {
  /** Its class. */
  kind: keyof typeof choicePlaces;
  picture: string;
  alt: string;
  question: string;
  /** At most six, in the order of the picture. */
  choices: readonly Choice[];
  /** The index of the choice selected initially. */
  initial: number;
  note: string;
  /** What moves in the picture. */
  children: ReactNode;
};

/**
 * An interactive plate: a choice, in the list or in the picture, changes the picture and shows its facts. It is made of
 * radio buttons and CSS (`app/styles/choice-plates.css`), and works without JavaScript.
 */
export function ChoicePlate({ kind, picture, alt, question, choices, initial, note, children }: Props) {
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
      <div className="p-4 lg:px-10 lg:py-5">
        <fieldset>
          <legend className="text-h3">{question}</legend>
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
        </fieldset>
        <PlateCases cases={choices.map(({ name, ...choice }) => ({ key: name, ...choice }))} />
        <p className="cap mt-3">{note}</p>
      </div>
    </div>
  );
}
