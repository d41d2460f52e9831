import { GoLink } from '@/components/ui/go-link';
import { Picture } from '@/components/ui/picture';

type Props = {
  title: string;
  /** At least one. */
  studies: readonly {
    href: string;
    title: string;
    text: string;
    plan: { src: string; small: string | undefined };
  }[];
  more: { href: string; label: string };
};

/** Case studies for a service, with their floor plans, on a full-width background. */
export function StudyBand({ title, studies, more }: Props) {
  return (
    <section className="section bg-mist" aria-labelledby="service-case-studies">
      <div className="wrap">
        <h2 id="service-case-studies" className="text-section">
          {title}
        </h2>
        <div className="mt-[clamp(20px,3vw,40px)] grid gap-8 sm:auto-cols-fr sm:grid-flow-col">
          {studies.map(({ href, title: heading, text, plan }) => (
            <article
              key={href}
              className="relative sm:only:grid sm:only:grid-cols-[7fr_5fr] sm:only:items-center sm:only:gap-10"
            >
              <Picture
                {...plan}
                smallBelow="64rem"
                alt=""
                width={960}
                height={600}
                className="mb-4 w-full rounded-md border border-line-300"
              />
              <div>
                <h3 className="text-h3">
                  <a className="card-link hover:text-blue-700" href={href}>
                    {heading}
                  </a>
                </h3>
                <p className="mt-2 text-[0.9375rem] text-ink-700">{text}</p>
              </div>
            </article>
          ))}
        </div>
        <GoLink href={more.href} className="mt-6">
          {more.label}
        </GoLink>
      </div>
    </section>
  );
}
