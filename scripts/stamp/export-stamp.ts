import { z } from 'zod';

/** The file of the export that the build writes last: its time is the build's. */
export const stampFile = '.built';

/** What a build writes down about what its export was made for. Nothing in it is of one machine: exports are copied. */
export const stampSchema = z.object({
  /** Which command had it built. */
  by: z.enum(['build', 'start']),
  /** The origin that stands in the pages, from `SITE_ORIGIN` or from the content. */
  origin: z.string(),
  /** The variables that pages are made with, empty where they were not set. */
  variables: z.object({ SITE_ORIGIN: z.string(), NEXT_PUBLIC_GA_ID: z.string() }),
});

export type ExportStamp = z.infer<typeof stampSchema>;
