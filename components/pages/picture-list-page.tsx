import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/** Every drawn picture with its dimensions and file size, for the illustrator; in development only. */
export function PictureListPage() {
  const files = ['art', 'og'].flatMap((folder) => list(path.join('public', folder)));
  return (
    <main className="flex flex-wrap gap-6 bg-line-300 p-6">
      <h1 className="w-full text-h2">{files.length} pictures</h1>
      {files.map((file) => (
        <figure key={file} className="max-w-full">
          <img src={file.replace('public', '')} alt="" loading="lazy" />
          <figcaption className="cap mt-1">{describe(file)}</figcaption>
        </figure>
      ))}
    </main>
  );
}

function list(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

function describe(file: string): string {
  const bytes = fs.readFileSync(file);
  const size = /<svg[^>]* width="([\d.]+)" height="([\d.]+)"/.exec(bytes.toString('utf8', 0, 300));
  return [
    file.replace('public', ''),
    size ? `${size[1]} × ${size[2]}` : '',
    `${(bytes.length / 1000).toFixed(1)} kB`,
    file.endsWith('.svg') ? `${(brotliCompressSync(bytes).length / 1000).toFixed(1)} kB brotli` : '',
  ]
    .filter(Boolean)
    .join(', ');
}
