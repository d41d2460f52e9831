import { z } from 'zod';

export type JsonSchema = z.core.JSONSchema.JSONSchema;

/** What a schema expects of a file, with its descriptions. */
export const jsonSchemaOf = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** The schema of a field: its description, limits and choices. */
export function schemaAt(schema: JsonSchema | undefined, keys: readonly string[]): JsonSchema | undefined {
  const [key, ...rest] = keys;
  if (!schema || key === undefined) return schema;
  const branches = [schema, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  for (const branch of branches) {
    if (typeof branch === 'boolean') continue;
    const inner = branch.properties?.[key] ?? branch.items ?? branch.additionalProperties;
    const found = typeof inner === 'object' && !Array.isArray(inner) ? schemaAt(inner, rest) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** The description closest to a field: its own, or that of the group it is in. */
export function descriptionAt(schema: JsonSchema | undefined, keys: readonly string[]): string | undefined {
  const around = keys.map((_, depth) => schemaAt(schema, keys.slice(0, depth + 1))?.description);
  return around.findLast((description) => description);
}
