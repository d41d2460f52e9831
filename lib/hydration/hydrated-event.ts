/** A bubbling event that the root of an island dispatches after hydration. */
export const hydratedEvent = 'hydrated';
