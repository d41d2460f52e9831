import type { Thing, WithContext } from 'schema-dts';

/** Structured data for crawlers. `<` is written as an escape, so that no content can end the element. */
export function JsonLd({ data }: { data: WithContext<Thing> }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
