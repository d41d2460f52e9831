'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { useHydrated } from '@/components/islands/hydration/use-hydrated';
import { Icon } from '@/components/ui/icon';
import { fill } from '@/lib/i18n/fill';
import { firstVisit } from './first-visit';
import { TourStep } from './tour-step';
import { whenIdle } from './when-idle';

declare global {
  interface Window {
    /** Forgets that the tour was seen, and shows it from its first step. */
    resetOnboarding?: () => void;
  }
}

type Props = {
  /** At least one. */
  steps: readonly {
    readonly id: string;
    readonly image: string;
    readonly title: string;
    readonly text: string;
  }[];
  words: Readonly<Record<'step' | 'skip' | 'next' | 'start' | 'close' | 'label', string>>;
};

/** Before the tour is shown nothing of it is there, so that no page carries its pictures and its style. */
const notShown = -1;

/** The first visit's tour, in a dialog of the browser's own: it keeps the focus in, Escape closes it. */
export function Tour({ steps, words }: Props) {
  const [{ index, open }, setTour] = useState({ index: notShown, open: false });
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useHydrated(dialog);
  const textId = useId();
  const isLast = index === steps.length - 1;

  useEffect(() => {
    const show = () => setTour({ index: 0, open: true });
    window.resetOnboarding = () => {
      firstVisit.forget();
      show();
    };
    const callOff = whenIdle(() => firstVisit.claim() && show());
    return () => {
      callOff();
      window.resetOnboarding = undefined;
    };
  }, []);

  useEffect(() => {
    if (!open) return dialog.current?.close();
    if (!dialog.current?.open) dialog.current?.showModal();
    next.current?.focus();
  }, [open]);

  const close = () => setTour({ index, open: false });
  const onClose = () => {
    firstVisit.end();
    close();
  };

  return (
    <dialog
      ref={dialog}
      className={index === notShown ? undefined : 'tour neat on-paper lifted'}
      aria-label={words.label}
      data-island=""
      aria-describedby={textId}
      onClose={onClose}
    >
      {index !== notShown && (
        <>
          <button type="button" className="icon-btn tour-close" aria-label={words.close} onClick={close}>
            <Icon name="x" />
          </button>
          <div id={textId} className="stack" aria-live="polite">
            {steps.map((step, place) => (
              <TourStep
                key={step.id}
                step={step}
                caption={fill(words.step, { number: place + 1, count: steps.length })}
                shown={place === index}
              />
            ))}
          </div>
          <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-4 p-7">
            <span className="dots" aria-hidden="true">
              {steps.map(({ id }, place) => (
                <i key={id} className={place <= index ? 'on' : undefined} />
              ))}
            </span>
            <span className="flex gap-2">
              <button type="button" className="btn btn-quiet min-h-11!" onClick={close}>
                {words.skip}
              </button>
              <button
                ref={next}
                type="button"
                className="btn btn-primary min-h-11!"
                onClick={isLast ? close : () => setTour({ index: index + 1, open })}
              >
                {isLast ? words.start : words.next}
              </button>
            </span>
          </div>
        </>
      )}
    </dialog>
  );
}
