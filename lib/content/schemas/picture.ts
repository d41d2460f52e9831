import { z } from 'zod';
import { coordinates, inEveryLanguage, lineOf, words } from './parts.ts';

/** A caption next to the thing it names; the space is the same in any language. */
const caption = () => lineOf(1, 26);

function captions<K extends string>(...names: K[]) {
  return z.strictObject(inEveryLanguage(words(...names)));
}

const view = z.strictObject({
  kilometres: z.number().min(20).max(90),
  across: z.number().min(0).max(1),
  down: z.number().min(0).max(1),
});

const position = {
  ...coordinates,
  small: z.boolean().default(false),
  ...inEveryLanguage(z.strictObject({ name: caption() })),
};

const placeName = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('place'),
    side: z.enum(['left', 'right', 'above', 'below']),
    ...position,
  }),
  z.strictObject({ kind: z.literal('water'), ...position }),
]);

/** The maps of the cities, by the city's slug. */
export const cityMapsSchema = z.record(
  z.string(),
  z.strictObject({
    large: view,
    small: view,
    names: z.array(placeName).min(4).max(8),
    reach: z.strictObject({ city: z.enum(['left', 'right']), names: z.array(placeName).min(4).max(8) }),
  }),
);

/** The captions of the services' plates. */
export const platesSchema = z.strictObject({
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
export const ringsSchema = z.strictObject(inEveryLanguage(words('thisYear')));

/** The captions of the night-shift picture. */
export const nightShiftSchema = z.strictObject(
  inEveryLanguage(words('h12', 'h15', 'h18', 'h21', 'h0', 'h3', 'h6', 'h9', 'span', 'closed', 'clock')),
);

/** The captions of the case studies' floor plans. */
export const casePlansSchema = z.strictObject({
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
export const industryPlansSchema = z.strictObject({
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
