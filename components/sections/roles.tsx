import { TermRows } from './term-rows';

type Props = {
  title: string;
  /** Explains why no names are given. */
  lead: string;
  roles: readonly { role: string; text: string }[];
};

/** Who is responsible for what. */
export function Roles({ title, lead, roles }: Props) {
  return (
    <section className="section" aria-labelledby="roles-title">
      <div className="wrap grid-12">
        <div className="col-span-5">
          <h2 id="roles-title" className="text-h2">
            {title}
          </h2>
          <p className="mt-4 max-w-[28em] text-ink-700">{lead}</p>
        </div>
        <div className="col-span-7 text-sm max-lg:mt-8 [&_h3]:text-base">
          <TermRows items={roles.map(({ role, text }) => ({ term: role, text }))} />
        </div>
      </div>
    </section>
  );
}
