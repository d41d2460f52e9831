import type { Thing, WithContext } from 'schema-dts';

/** Structured data for crawlers. `<` is escaped, so that no content can close the element. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
