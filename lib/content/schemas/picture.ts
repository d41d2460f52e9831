import { z } from 'zod';
import { coordinates, fields, lineOf, listOf, sameWords } from './parts.ts';

const captions = <K extends string>(...names: K[]) =>
  fields({ words: sameWords(names, 'Caption beside the thing of this name in the drawing.') });

const view = fields({
  kilometres: z.number().min(20).max(90).describe('How many kilometres the map shows from top to foot.'),
  across: z.number().min(0).max(1).describe('Where the city is, from 0 at the left to 1.'),
  down: z.number().min(0).max(1).describe('Where the city is, from 0 at the top to 1.'),
});

/** The space for a name is the same in any language. */
const position = {
  ...coordinates,
  small: z.boolean().default(false).describe('Whether the name is also on the map for phones.'),
  words: { name: lineOf(1, 26).describe('The name on the map; a bar starts a new line.') },
};

const placeName = z.discriminatedUnion('kind', [
  fields({
    kind: z.literal('place').describe('A place with a dot, or water.'),
    side: z.enum(['left', 'right', 'above', 'below']).describe('Where the name stands beside its dot.'),
    ...position,
  }),
  fields({ kind: z.literal('water').describe('A place with a dot, or water.'), ...position }),
]);

/** The maps of the cities, by the city's slug. */
export const cityMapsSchema = z.record(
  z.string(),
  fields({
    large: view.describe('What the large map shows.'),
    small: view.describe('What the map for phones shows.'),
    names: listOf([4, 8], 'The names on the map.', placeName),
    reach: fields({
      city: z.enum(['left', 'right']).describe('The side on which the city’s own name stands.'),
      names: listOf(
        [4, 8],
        'The names on this map: at most 33 kilometres east or west, 29 north or south.',
        placeName,
      ),
    }).describe('The map further off, with a ring every ten kilometres.'),
  }),
);

/** The captions of the services' plates. */
export const platesSchema = fields({
  'managed-it-services': captions('event', 'outcome', 'computers', 'servers', 'network'),
  'cybersecurity-compliance': captions('policy', 'people', 'devices', 'network', 'data', 'gate', 'checked'),
  'ai-applications': captions(
    'invoices',
    'email',
    'tickets',
    'orders',
    'calls',
    'forms',
    'answer',
    'checked',
  ),
  'cloud-solutions': captions('first', 'firstUse', 'second', 'secondUse', 'high', 'low'),
  'data-backup-recovery': captions(
    'now',
    'minutes',
    'hour',
    'day',
    'month',
    'year',
    'restore',
    'restoreTime',
  ),
});

/** The captions of the rings. */
export const ringsSchema = fields({ words: { thisYear: 'Caption of the outermost ring.' } });

/** The captions of the night-shift picture. */
export const nightShiftSchema = fields({
  words: sameWords(
    ['h12', 'h15', 'h18', 'h21', 'h0', 'h3', 'h6', 'h9', 'span', 'closed', 'clock'],
    'Caption in the picture of the night: an hour, a span or what a shade means.',
  ),
});

/** The captions of the case studies' floor plans. */
export const casePlansSchema = fields({
  'legal-firm-compliance': captions('partners', 'associates', 'meeting', 'reception', 'files', 'library'),
  'healthcare-remote-support': captions(
    'exam1',
    'exam2',
    'exam3',
    'exam4',
    'exam5',
    'nurses',
    'waiting',
    'telehealth',
  ),
  'financial-firm-it-upgrade': captions('boardroom', 'servers', 'advisers', 'clients', 'controller'),
});

/** The captions of the industries' pictures. */
export const industryPlansSchema = fields({
  healthcare: captions('table', 'record', 'sink', 'supplies', 'corridor'),
  legal: captions('wills', 'deeds', 'contracts', 'disputes', 'open'),
  accounting: captions('debit', 'credit', 'cash', 'receivables', 'payables', 'balance'),
  retail: captions('window', 'shelves', 'till', 'stock', 'entrance'),
  manufacturing: captions('cut', 'weld', 'paint', 'check', 'ship'),
  'real-estate': captions('street', 'lot', 'house', 'garden', 'corner'),
  construction: captions('crane', 'hook', 'reach', 'ground', 'office'),
  education: captions('library', 'hall', 'gym', 'residence', 'green'),
  nonprofit: captions('donations', 'warehouse', 'kitchens', 'shelters', 'families'),
  'professional-services': captions('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'found'),
  'financial-services': captions('vault', 'tellers', 'advisers', 'lobby', 'deposit'),
});
