'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import { Icon } from '@/components/ui/icon';
import { autoTourAttribute, islandAttributes } from '@/lib/hydration/contract';
import { fill } from '@/lib/i18n/fill';

export type TourStep = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** The path of a square picture without lettering. */
  readonly picture: string;
  /** Where to see what the step is about. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
};

type Props = {
  /** At least one. */
  steps: readonly TourStep[];
  words: Readonly<Record<'step' | 'skip' | 'next' | 'start' | 'close' | 'label', string>>;
  /** Whether the boot script opens the tour on a first visit, or visitors have to ask for it. */
  autoOpen: boolean;
};

/**
 * The onboarding tour. Its first step is in the page's HTML, in a `<dialog>` that the boot script opens and the browser
 * closes. Only Next needs React. Its links close it.
 */
export function Tour({ steps, words, autoOpen }: Props) {
  const [index, setIndex] = useState(0);
  const dialog = useRef<HTMLDialogElement>(null);
  useHydrated(dialog);
  const textId = useId();
  const step = steps[index];
  const isLast = index === steps.length - 1;

  useEffect(() => {
    const show = window.resetOnboarding;
    window.resetOnboarding = () => {
      setIndex(0);
      show();
    };
    return () => {
      window.resetOnboarding = show;
    };
  }, []);

  return (
    <dialog
      ref={dialog}
      className="tour"
      aria-label={words.label}
      aria-describedby={textId}
      {...islandAttributes()}
      {...{ [autoTourAttribute]: autoOpen || undefined }}
    >
      <form method="dialog">
        <button type="submit" className="icon-btn tour-close" aria-label={words.close}>
          <Icon name="x" />
        </button>
        <div id={textId} className="tour-text" aria-live="polite">
          {step && (
            <div key={step.id} className="tour-step">
              <img src={step.picture} alt="" width="340" height="340" loading="lazy" />
              <div>
                <p className="cap num">{fill(words.step, { number: index + 1, count: steps.length })}</p>
                <h2 className="text-h3">{step.title}</h2>
              </div>
              <p className="text-sm text-ink-700">{step.text}</p>
              <p className="flex flex-wrap gap-x-5">
                {step.links.map(({ href, label }) => (
                  <a key={href} className="link py-2.5 text-sm" href={href}>
                    {label}
                  </a>
                ))}
              </p>
            </div>
          )}
        </div>
        <div className="tour-foot">
          <span className="dots" aria-hidden="true">
            {steps.map(({ id }, position) => (
              <i key={id} className={position <= index ? 'on' : undefined} />
            ))}
          </span>
          <button type="submit" className="btn btn-quiet">
            {words.skip}
          </button>
          <button
            type="button"
            className="btn btn-primary"
            // biome-ignore lint/a11y/noAutofocus: a dialog has to name the control that gets the focus
            autoFocus
            onClick={() => (isLast ? dialog.current?.close() : setIndex(index + 1))}
          >
            {isLast ? words.start : words.next}
          </button>
        </div>
      </form>
    </dialog>
  );
}
