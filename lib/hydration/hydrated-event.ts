/** Dispatched by the root of an island after hydration; it bubbles. */
export const hydratedEvent = 'hydrated';
