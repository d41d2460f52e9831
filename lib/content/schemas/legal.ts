import { z } from 'zod';
import { formerly, line, metadataShape } from './parts.ts';

/** A legal page: front matter and Markdown. One file a language: `terms-of-service.md`, `terms-of-service.fr.md`. */
export const legalSchema = z.strictObject({
  ...metadataShape,
  formerly: formerly(),
  lead: line(),
  lastUpdated: z.iso.date(),
  /** When the text was last read against the law. */
  lastReviewed: z.iso.date(),
  body: z.string().min(500),
});
