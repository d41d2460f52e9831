/** Beside the releases: the hashed files of all that are kept, for pages that were loaded before a switch. */
export const assetsFolder = 'assets';
