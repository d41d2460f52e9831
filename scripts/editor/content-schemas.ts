import fs from 'node:fs';
import path from 'node:path';
import { type JsonSchema, jsonSchemaOf } from '../../lib/content/json-schema.ts';
import type { Entry } from '../../lib/content/parse-entry.ts';

/** The JSON Schemas of the content, by `schemaName`. */
export type Schemas = Map<string, JsonSchema>;

/** Adds the schemas of files. */
export function addSchemas(schemas: Schemas, entries: readonly Entry[]): void {
  for (const { file, schema } of entries) {
    const name = schemaName(file);
    if (!schemas.has(name)) schemas.set(name, jsonSchemaOf(schema));
  }
}

/**
 * Writes a schema for each folder and each single file, for editors that read `.vscode/settings.json`. Limits of texts become
 * words where a text may name a fact in braces: only the check knows how long it is then.
 */
export function writeSchemas(schemas: Schemas, folder: string): void {
  fs.mkdirSync(folder, { recursive: true });
  for (const [name, schema] of schemas)
    fs.writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(schema, limitsInWords, 2));
}

/** `cities/halifax.yaml` has the schema of its folder; `pages/home.yaml` and `ui.yaml` have their own. */
export function schemaName(file: string): string {
  const [folder = '', name] = file.split('/');
  const hasOwn = ['pages', 'pictures', 'quizzes'].includes(folder);
  return name && !hasOwn ? folder : file.replace(/\.yaml$/, '').replace('/', '-');
}

function limitsInWords(_: string, value: JsonSchema | undefined): unknown {
  if (!value?.minLength && !value?.maxLength) return value;
  const { minLength = 1, maxLength, description = '', ...rest } = value;
  const limits = maxLength ? `${minLength} to ${maxLength} characters, facts filled in` : '';
  return { ...rest, description: `${description} ${limits}`.trim() };
}

/** The values that a field may have; undefined when it is free. */
export function choicesOf(schema: JsonSchema | undefined): string[] | undefined {
  if (schema?.type === 'boolean') return ['true', 'false'];
  const branches = schema?.anyOf ?? [schema];
  const values = branches.flatMap((branch) => (typeof branch === 'object' ? (branch.enum ?? []) : []));
  return values.length > 0 ? values.map(String) : undefined;
}
