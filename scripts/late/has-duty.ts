/** Whether a page without islands still has something for the boot script: pictures that may fail, clocks, panels. */
export function hasDuty(html: string): boolean {
  return /<img\b| data-time-zone=| data-year=| data-lost=| popover=/.test(html);
}
