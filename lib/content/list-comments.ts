type Comment = {
  /** Index of its first character, and of the first character after it. */
  start: number;
  end: number;
  text: string;
};

/** The HTML comments in Markdown. Uses `indexOf`: a regex takes quadratic time on an unclosed comment. */
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

/** Removes HTML comments and the white space after them from Markdown. */
export function withoutComments(markdown: string): string {
  const comments = listComments(markdown);
  const parts = comments.map(({ end }, index) => markdown.slice(end, comments[index + 1]?.start).trimStart());
  return markdown.slice(0, comments[0]?.start) + parts.join('');
}
