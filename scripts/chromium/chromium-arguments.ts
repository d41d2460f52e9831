/** Parts of Chromium that are off in tests and measurements. */
const switchedOff = [
  // Each window brings two pages for suggestions below its address bar, and a renderer in reserve. They cost more than a page
  // of the site, and slow it down while it is measured.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  // Playwright switches these off, too: the last list counts. They ask servers elsewhere, or change when a page is shown.
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** How tests and measurements start Chromium. */
export const chromiumArguments = ['--no-sandbox', `--disable-features=${switchedOff.join(',')}`];
