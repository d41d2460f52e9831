import type { ReactNode } from 'react';

/** The legend of a case study's floor plan. */
export function PlanLegend({ mark, signal }: { mark: string; signal: string }) {
  return (
    <div className="-mt-3 flex flex-wrap gap-x-8">
      <PlanMark text={mark} />
      <Entry text={signal}>
        <circle cx="12" cy="12" r="11" fill="#dcedfb" stroke="#2a7ace" />
        <circle cx="12" cy="12" r="6.5" fill="none" stroke="#2a7ace" />
        <circle cx="12" cy="12" r="2" fill="#06172d" />
      </Entry>
    </div>
  );
}

/** The legend entry for the gold mark. */
export function PlanMark({ text }: { text: string }) {
  return (
    <Entry text={text}>
      <circle cx="12" cy="12" r="6" fill="#f8bd2c" stroke="#06172d" strokeWidth="2" />
    </Entry>
  );
}

function Entry({ text, children }: { text: string; children: ReactNode }) {
  return (
    <p className="cap mt-3 flex items-center gap-2 text-balance">
      <svg width="24" height="24" className="flex-none" aria-hidden="true">
        {children}
      </svg>
      {text}
    </p>
  );
}
