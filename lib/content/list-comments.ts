export type Comment = {
  /** Where it begins in the text, and where what follows begins. */
  start: number;
  end: number;
  text: string;
};

/** The comments of a Markdown text. Found by index: a pattern would take quadratic time on one that never ends. */
export function listComments(markdown: string): Comment[] {
  const comments: Comment[] = [];
  let start = markdown.indexOf('<!--');
  while (start !== -1) {
    const close = markdown.indexOf('-->', start + 4);
    if (close === -1) break;
    const end = close + 3;
    comments.push({ start, end, text: markdown.slice(start + 4, close).trim() });
    start = markdown.indexOf('<!--', end);
  }
  return comments;
}

/** A Markdown text without its comments and the blanks after them. */
export function withoutComments(markdown: string): string {
  const comments = listComments(markdown);
  const parts = comments.map(({ end }, index) => markdown.slice(end, comments[index + 1]?.start).trimStart());
  return markdown.slice(0, comments[0]?.start) + parts.join('');
}
