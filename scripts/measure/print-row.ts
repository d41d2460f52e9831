/** Prints a row of a Markdown table. */
export function printRow(cells: readonly string[]): void {
  console.info(`| ${cells.join(' | ')} |`);
}
