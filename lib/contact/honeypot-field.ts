/** A field that nobody sees. People leave it empty, programs that fill in every field don't. */
export const honeypotField = 'reference';
