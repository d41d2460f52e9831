import { GoLink } from '@/components/ui/go-link';
import { Picture } from '@/components/ui/picture';
import { SectionHead } from '@/components/ui/section-head';

type Story = {
  href: string;
  title: string;
  text: string;
  caption: string;
  /** `thumb` has no lettering. */
  picture: { src: string; small?: string | undefined; thumb: string; alt: string };
};
type Props = { title: string; lead: string; stories: readonly Story[]; all: { href: string; label: string } };

/** Case studies, the first one large; empty without case studies. */
export function SuccessStories({ title, lead, stories: [first, ...others], all }: Props) {
  if (!first) return null;
  return (
    <section className="section" id="case-studies" aria-labelledby="case-studies-title">
      <div className="wrap">
        <SectionHead id="case-studies-title" title={title} lead={lead} />
        <div className="grid gap-6 lg:grid-cols-12 lg:gap-8">
          <article className="reveal relative lg:col-span-6">
            <div className="overflow-hidden rounded-md border border-line-300">
              <Picture {...first.picture} width={960} height={600} className="w-full" />
            </div>
            <p className="cap mt-3">{first.caption}</p>
            <h3 className="mt-1 text-h3">
              <a className="card-link hover:text-blue-700" href={first.href}>
                {first.title}
              </a>
            </h3>
            <p className="mt-2 max-w-[33.6em] text-ink-700">{first.text}</p>
          </article>
          <div className="grid content-between gap-6 lg:col-span-6">
            {others.map(({ href, title: heading, text, caption, picture }) => (
              <article key={href} className="reveal relative grid grid-cols-[38%_1fr] gap-x-5">
                <div className="self-start overflow-hidden rounded-md md:row-span-2 border border-line-300">
                  <img
                    className="w-full"
                    src={picture.thumb}
                    alt={picture.alt}
                    width="960"
                    height="600"
                    loading="lazy"
                  />
                </div>
                <div>
                  <p className="cap">{caption}</p>
                  <h3 className="mt-1 font-semibold text-xl leading-snug">
                    <a className="card-link hover:text-blue-700" href={href}>
                      {heading}
                    </a>
                  </h3>
                </div>
                <p className="mt-2 text-ink-700 text-sm max-md:col-span-2">{text}</p>
              </article>
            ))}
            <GoLink href={all.href}>{all.label}</GoLink>
          </div>
        </div>
      </div>
    </section>
  );
}
