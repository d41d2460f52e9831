import type { Compass } from '../../lib/geo/format-angle.ts';
import type { CityReach } from '../cities/city-reach.ts';
import type { CityView } from '../cities/city-view.ts';
import type { PlaceName } from '../cities/place-name.ts';
import type { NightShift } from '../grounds/night-shift.ts';
import type { Words } from '../text/words.ts';

/** A city with its map views and labels. */
export type MappedCity = {
  readonly slug: string;
  readonly large: CityView;
  readonly small: CityView;
  readonly names: readonly PlaceName[];
  /** The zoomed-out map, with range rings. */
  readonly reach: CityReach;
};

/** All picture text from `content/`, in one language. */
export type ArtWords = {
  readonly cities: readonly MappedCity[];
  readonly compass: Compass;
  /** Pictures that entries name and nobody has drawn, such as `industry-forestry`. */
  readonly undrawn: readonly string[];
  readonly plates: {
    readonly 'managed-it-services': Words<'event' | 'outcome' | 'computers' | 'servers' | 'network'>;
    readonly 'cybersecurity-compliance': Words<
      'policy' | 'people' | 'devices' | 'network' | 'data' | 'gate' | 'checked'
    >;
    readonly 'ai-applications': Words<
      'invoices' | 'email' | 'tickets' | 'orders' | 'calls' | 'forms' | 'answer' | 'checked'
    >;
    readonly 'cloud-solutions': Words<'first' | 'firstUse' | 'second' | 'secondUse' | 'high' | 'low'>;
    readonly 'data-backup-recovery': Words<
      'now' | 'minutes' | 'hour' | 'day' | 'month' | 'year' | 'restore' | 'restoreTime'
    >;
  };
  readonly rings: Words<'thisYear'>;
  readonly nightShift: NightShift;
  readonly casePlans: {
    readonly 'legal-firm-compliance': Words<
      'partners' | 'associates' | 'meeting' | 'reception' | 'files' | 'library'
    >;
    readonly 'healthcare-remote-support': Words<
      'exam1' | 'exam2' | 'exam3' | 'exam4' | 'exam5' | 'nurses' | 'waiting' | 'telehealth'
    >;
    readonly 'financial-firm-it-upgrade': Words<
      'boardroom' | 'servers' | 'advisers' | 'clients' | 'controller'
    >;
  };
  readonly industryPlans: {
    readonly healthcare: Words<'table' | 'record' | 'sink' | 'supplies' | 'corridor'>;
    readonly legal: Words<'wills' | 'deeds' | 'contracts' | 'disputes' | 'open'>;
    readonly accounting: Words<'debit' | 'credit' | 'cash' | 'receivables' | 'payables' | 'balance'>;
    readonly retail: Words<'window' | 'shelves' | 'till' | 'stock' | 'entrance'>;
    readonly manufacturing: Words<'cut' | 'weld' | 'paint' | 'check' | 'ship'>;
    readonly 'real-estate': Words<'street' | 'lot' | 'house' | 'garden' | 'corner'>;
    readonly construction: Words<'crane' | 'hook' | 'reach' | 'ground' | 'office'>;
    readonly education: Words<'library' | 'hall' | 'gym' | 'residence' | 'green'>;
    readonly nonprofit: Words<'donations' | 'warehouse' | 'kitchens' | 'shelters' | 'families'>;
    readonly 'professional-services': Words<
      'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'found'
    >;
    readonly 'financial-services': Words<'vault' | 'tellers' | 'advisers' | 'lobby' | 'deposit'>;
  };
};
