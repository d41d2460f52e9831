import { z } from 'zod';
import { line } from './parts.ts';

/** `toronto-area.yaml`: the real lists behind the Toronto section of landing pages. */
export const torontoAreaSchema = z.strictObject({
  municipalities: z.array(line()).length(20),
  neighborhoods: z.array(line()).length(38),
  postalCodes: z
    .array(z.string().regex(/^M\d[A-Z]$/, 'a Toronto forward sortation area'))
    .min(95)
    .max(110),
  businessDistricts: z.array(line()).length(18),
});
