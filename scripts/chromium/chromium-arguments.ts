/** Features of Chromium that are off in tests and measurements. */
const disabledFeatures = [
  // Two suggestion pages below the address bar and a spare renderer per window. They cost more than a page of the site and
  // distort measurements.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  // Playwright's own list, which this one replaces: these features contact other servers or change when a page is painted.
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

export const chromiumArguments = ['--no-sandbox', `--disable-features=${disabledFeatures.join(',')}`];
