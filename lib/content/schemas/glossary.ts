import { z } from 'zod';
import { line } from './parts.ts';

/** `glossary.yaml`: what French texts call the things of the trade, and what they never call them. */
export const glossarySchema = z.strictObject({
  terms: z
    .array(
      z.strictObject({
        /** The thing, in English. */
        for: line(),
        write: line(),
        never: z.array(line()).default([]),
        /** What to know about it. */
        note: line().optional(),
      }),
    )
    .min(1),
});
