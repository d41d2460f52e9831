import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';

type Copy = {
  root: string;
  /** Replaces a piece of a file. @throws Error when the file does not contain it */
  edit(file: string, piece: string | RegExp, replacement: string): void;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Removes a language from all files. */
  dropLanguage(language: string): void;
};

/** Caches the results of `dropLanguage` by language and text. */
const stripped = new Map<string, string>();

/** Copies the named files and folders of the content, or all of it, to a temporary folder. */
export function copyContent(...names: string[]): Copy {
  const source = path.resolve(import.meta.dirname, '../../../content');
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  for (const name of names.length > 0 ? names : ['.']) {
    fs.cpSync(path.join(source, name), path.join(root, name), { recursive: true });
  }
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  const write = (file: string, text: string) => fs.writeFileSync(path.join(root, file), text);
  return {
    root,
    read,
    write,
    dropLanguage(language) {
      for (const file of fs.readdirSync(root, { recursive: true, encoding: 'utf8' })) {
        if (file.endsWith(`.${language}.md`)) fs.rmSync(path.join(root, file));
        if (!file.endsWith('.yaml')) continue;
        const text = read(file);
        const key = `${language} ${text}`;
        stripped.set(key, stripped.get(key) ?? withoutLanguage(text, language));
        write(file, stripped.get(key) ?? '');
      }
    },
    edit(file, piece, replacement) {
      const before = read(file);
      const after = before.replace(piece, replacement);
      if (after === before) throw new Error(`${file} does not contain ${piece}`);
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
