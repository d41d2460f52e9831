'use client';

/** A button for developers: shows the first visit's tour again. Other builds have neither the button nor its code. */
export function TourReset({ label }: { label: string }) {
  if (process.env.NODE_ENV !== 'development') return null;
  return (
    <button type="button" className="link" onClick={() => window.resetOnboarding?.()}>
      {label}
    </button>
  );
}
