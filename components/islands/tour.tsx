'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { firstVisit } from './tour/first-visit';
import { TourStep } from './tour/tour-step';
import { whenUndisturbing } from './tour/when-undisturbing';

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

/** Before the tour is shown no step is there, so that no page carries its pictures. */
const notShown = -1;

/** The first visit's tour, in a dialog of the browser's own: it keeps the focus in, Escape closes it. */
export function Tour({ steps, words }: Props) {
  const [{ index, open }, setTour] = useState({ index: notShown, open: false });
  const dialog = useRef<HTMLDialogElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const textId = useId();
  const step = steps[index];
  const following = steps[index + 1];

  useEffect(() => {
    const show = () => setTour({ index: 0, open: true });
    window.resetOnboarding = () => {
      firstVisit.forget();
      show();
    };
    const callOff = whenUndisturbing(() => firstVisit.claim() && show());
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
      className="tour neat on-paper shadow-sheet"
      aria-label={words.label}
      aria-describedby={textId}
      onClose={onClose}
    >
      {step && (
        <>
          <button type="button" className="icon-btn tour-close" aria-label={words.close} onClick={close}>
            <Icon name="x" />
          </button>
          <div id={textId} aria-live="polite">
            <TourStep
              key={step.id}
              step={step}
              number={index + 1}
              count={steps.length}
              caption={words.step}
            />
          </div>
          {following && <img src={following.image} alt="" hidden />}
          <div className="flex items-center justify-between p-7">
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
                onClick={following ? () => setTour({ index: index + 1, open }) : close}
              >
                {following ? words.next : words.start}
              </button>
            </span>
          </div>
        </>
      )}
    </dialog>
  );
}
