import { appIcon } from './app-icon.ts';

/** The site's icon for a browser's tab as an address that holds the picture itself: nothing has to be fetched for it. */
export const tabIcon = `data:image/svg+xml,${appIcon(4, 8).replace(/["#<>]/g, encodeURIComponent)}`;
