import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';

type Copy = {
  root: string;
  /** Replaces a piece of a file. @throws Error when the file does not hold it: the test would break nothing. */
  edit(file: string, piece: string | RegExp, replacement: string): void;
  write(file: string, text: string): void;
  /** Takes all words of a language out of all files, so that a test knows that none is there. */
  dropLanguage(language: string): void;
};

/** What `dropLanguage` has made of texts before. */
const shortened = new Map<string, string>();

/** A temporary folder with copies of the site's content: the files and folders named, or all of it. */
export function copyContent(...names: string[]): Copy {
  const source = path.resolve(import.meta.dirname, '../../../content');
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  for (const name of names.length > 0 ? names : ['.']) {
    fs.cpSync(path.join(source, name), path.join(root, name), { recursive: true });
  }
  const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);
  return {
    root,
    write,
    dropLanguage(language) {
      for (const file of fs.readdirSync(root, { recursive: true, encoding: 'utf8' })) {
        if (file.endsWith(`.${language}.md`)) fs.rmSync(path.join(root, file));
        if (!file.endsWith('.yaml')) continue;
        const text = fs.readFileSync(path.join(root, file), 'utf8');
        const key = `${language} ${text}`;
        shortened.set(key, shortened.get(key) ?? withoutLanguage(text, language));
        write(file, shortened.get(key) ?? '');
      }
    },
    edit(file, piece, replacement) {
      const before = fs.readFileSync(path.join(root, file), 'utf8');
      const after = before.replace(piece, replacement);
      if (after === before) throw new Error(`${file} does not hold ${piece}`);
      write(file, after);
    },
  };
}

function withoutLanguage(text: string, language: string): string {
  const document = parseDocument(text);
  visit(document, {
    Pair: (_, { key }) => (isScalar(key) && key.value === language ? visit.REMOVE : undefined),
  });
  return String(document);
}
