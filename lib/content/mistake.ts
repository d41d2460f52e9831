/** One thing an editor has to mend: the file, the field in it, and what was expected and found. */
export type Mistake = { file: string; field: string; problem: string };
