/** The words of a field sheet: `fieldSheet` in `content/ui.yaml`. */
export const sheetWords = [
  'title',
  'drawn',
  'read',
  'plan',
  'wall',
  'whole',
  'narrow',
  'wide',
  'open',
  'unasked',
  'noGap',
  'noWayIn',
  'oneWayIn',
  'waysIn',
  'allWaysIn',
  'gaps',
  'standing',
  'line',
  'call',
  'keep',
  'kept',
  'copied',
  'unreadable',
] as const;

export type SheetWords = Readonly<Record<(typeof sheetWords)[number], string>>;
