/** One mistake for an editor to fix: the file, the field in it, and what was expected and found. */
export type Mistake = { file: string; field: string; problem: string };
