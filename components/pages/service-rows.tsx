import { GoLink } from '@/components/ui/go-link';
import { Picture } from '@/components/ui/picture';
import { Ticks } from '@/components/ui/ticks';
import type { Language } from '@/lib/i18n/languages';
import { type ServiceCard, serviceCards } from './service-cards';

/**
 * The services: the first dark and full-width, the others in rows with pictures on alternating sides. The target of the
 * URL's hash gets a ring (`app/styles/service.css`). Rows fade in one by one, except the picture of the first, which is above the fold.
 */
export function ServiceRows({ language }: { language: Language }) {
  const [first, ...others] = serviceCards(language);
  return (
    <>
      {first && (
        <article id={first.slug} className="on-night service-lead mt-[clamp(28px,4vw,64px)]">
          <div className="wrap">
            <div>
              <Picture
                {...first.picture}
                width={960}
                height={600}
                first
                className="max-xl:-mx-(--edge) xl:-ml-(--edge) max-w-none max-xl:w-[calc(100%+2*var(--edge))] xl:w-[calc(100%+var(--edge))]"
              />
            </div>
            <RowWords {...first} className="reveal pt-7 pb-10" />
          </div>
        </article>
      )}
      <div className="wrap grid gap-14 section lg:gap-20 lg:pt-20!">
        {others.map((service) => (
          <article key={service.slug} id={service.slug} className="reveal service-side">
            <div>
              <Picture
                {...service.picture}
                width={960}
                height={600}
                className="w-full rounded-md border border-line-300"
              />
            </div>
            <RowWords {...service} className="max-lg:mt-5" />
          </article>
        ))}
      </div>
    </>
  );
}

function RowWords({ className = '', ...row }: ServiceCard & { className?: string }) {
  const { href, name, situation, text, features, explore, exploreWhat } = row;
  return (
    <div className={`grid content-center justify-items-start gap-4 ${className}`}>
      <h2 className="text-h2">{name}</h2>
      <p className="font-semibold">{situation}</p>
      <p>{text}</p>
      <Ticks items={features} />
      <GoLink href={href} className="mt-2">
        {explore}
        <span className="sr-only">{exploreWhat}</span>
      </GoLink>
    </div>
  );
}
