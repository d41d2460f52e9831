import type { LocalContent } from '@/lib/content/content-in';

/** A landing page's own writing, by its kind. */
export type LandingEntry<Kind extends LocalContent['landing'][number]['kind']> = Extract<
  LocalContent['landing'][number],
  { kind: Kind }
>;
