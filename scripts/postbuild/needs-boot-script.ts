/** Whether a page without islands still has something for the boot script: pictures that may fail, clocks, panels. */
export function needsBootScript(html: string): boolean {
  return /<img\b| data-time-zone=| data-year=| data-redirect-pattern=| popover=/.test(html);
}
