import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';

const target = '.cache/contact-sheet.html';

/** Writes a page with every picture, its size and its weight, to be opened from disk. */
export function writeContactSheet(): void {
  const files = ['art', 'og']
    .flatMap((folder) => list(path.join('public', folder)))
    .map(
      (file) =>
        `<figure><img loading="lazy" src="../${file}" alt=""><figcaption>${describe(file)}</figcaption></figure>`,
    );
  const style =
    'body{font:14px sans-serif;background:#9aa7b5;display:flex;flex-wrap:wrap;gap:16px}figure{margin:0;max-width:480px}img{max-width:100%;display:block}';
  fs.writeFileSync(
    target,
    `<!doctype html><meta charset="utf-8"><title>Contact sheet</title><style>${style}</style>${files.join('\n')}`,
  );
  console.log(`${target}: ${files.length} pictures`);
}

function list(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function describe(file: string): string {
  const bytes = fs.readFileSync(file);
  const raw = `${file.replace('public', '')} · ${(bytes.length / 1024).toFixed(1)} kB`;
  if (!file.endsWith('.svg')) return raw;
  const [, width = '', height = ''] =
    /<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(bytes.toString()) ?? [];
  const brotli = zlib.brotliCompressSync(bytes).length;
  return `${raw} · ${(brotli / 1024).toFixed(1)} kB brotli${width && ` · ${width} × ${height}`}`;
}
