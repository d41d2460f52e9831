/** A file's YAML, and what stands below it in Markdown: the line that ends the fields, with the text. */
export function splitFile(file: string, source: string): [yaml: string, below: string] {
  const [, head, below] =
    (file.endsWith('.md') && /^(---\r?\n[\s\S]*?\n)(---\r?\n[\s\S]*)$/.exec(source)) || [];
  return head && below ? [head, below] : [source, ''];
}
