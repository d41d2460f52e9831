/** Phone and desktop, in CSS pixels, for tests whose outcome depends on layout. All others run once, on the phone. */
export const widths = [390, 1440] as const;
