/** Dispatched by the root of an island, and bubbling from there, once the island reacts by itself. */
export const aliveEvent = 'island-alive';
