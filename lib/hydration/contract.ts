/**
 * The names that the boot script (`boot/`), the components and the post-build (`scripts/postbuild`) agree on. Components get
 * attributes from the functions here, so that no name is written twice.
 */

declare global {
  interface Window {
    /** Starts React. Defined by the page's hydration script, together with the page's flight data. */
    hydratePage: () => void;
    /** Adopts a style sheet. Defined by the boot script, called by the script with the deferred style sheet. */
    adoptStyleSheet: (css: string) => void;
    /** Shows the tour again from its first step. Defined by the boot script. */
    resetOnboarding: () => void;
  }
}

/** Functions on `window` that generated scripts define or call. */
export const hydratePage = 'hydratePage' satisfies keyof Window;
export const adoptStyleSheet = 'adoptStyleSheet' satisfies keyof Window;

/** In `localStorage`, once the visitor has seen the tour. */
export const tourSeenKey = 'onboarding-seen';

/** The boot scripts as the prebuild bundles them; `404.html` has one of its own. */
export const bootFile = 'boot.js';
export const bootFileOfNotFound = 'boot-not-found.js';
/** A string in the boot scripts that the post-build replaces with the style sheet of that name. */
export const laterCss = 'later.css';
/** On the boot script's element: the URLs of the scripts to load, separated by spaces. */
export const deferredAttribute = 'data-deferred';

/** On the root of an island: empty until it is hydrated. */
export const islandAttribute = 'data-island';
export const hydratedValue = 'hydrated';
export const islandSelector = `[${islandAttribute}]`;
/** A bubbling event that the root of an island dispatches after hydration. */
export const hydratedEvent = 'hydrated';

/** On the root of an island: what it reads when it hydrates. Where one of it is present, the page hydrates at once. */
export const readsAttribute = 'data-reads';
/**
 * A key of the query, of `history.state` or of `sessionStorage`, or the beginning of the hash with its `#`. `start` is present
 * on every visit.
 */
type IslandState = 'start' | `${'query' | 'history' | 'session' | 'hash'}:${string}`;

/** The attributes of an island's root. */
export const islandAttributes = (...states: IslandState[]) => ({
  [islandAttribute]: '',
  [readsAttribute]: states.join(' ') || undefined,
});

/** On a button that shows the tour. */
export const showTourAttribute = 'data-show-tour';
export const showTourAttributes = { [showTourAttribute]: '' };

/** On a tour that opens by itself on a first visit. */
export const autoTourAttribute = 'data-auto';

/** On a text that the boot script replaces with the local time of an IANA time zone. */
export const timeZoneAttribute = 'data-time-zone';
export const timeZoneAttributes = (zone: string) => ({ [timeZoneAttribute]: zone });

/** On a text that the boot script replaces with the current year. */
export const yearAttribute = 'data-year';
export const yearAttributes = { [yearAttribute]: '' };

/** On the not-found page: a pattern of paths, and where to redirect them. */
export const redirectFromAttribute = 'data-from';
export const redirectToAttribute = 'data-to';
export const redirectAttributes = (from: string, to: string) => ({
  [redirectFromAttribute]: from,
  [redirectToAttribute]: to,
});

/** On the headline whose lines the chosen entry of the night's log replaces. */
export const headlineAttribute = 'data-headline';
export const headlineAttributes = { [headlineAttribute]: '' };

/**
 * On a sentence that the boot script replaces: the number of cities per time zone, their office hours on weekdays (`09:00`), and
 * the sentences for none, some and all of them closed.
 */
export const zonesAttribute = 'data-zones';
export const closedAttributes = (
  { zones, opens, closes }: { zones: Readonly<Record<string, number>>; opens: string; closes: string },
  { none, some, all }: { none: string; some: string; all: string },
) => ({
  [zonesAttribute]: JSON.stringify(zones),
  'data-opens': opens,
  'data-closes': closes,
  'data-none': none,
  'data-some': some,
  'data-all': all,
});

/** What the style sheet leaves out while a page loads (app/styles/page-layout.css), and the boot script lays out after it. */
export const laterPartsSelector = 'main > .section ~ *, .ftr';
