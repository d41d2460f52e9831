import { GoLink } from '@/components/ui/go-link';
import { SectionHead } from '@/components/ui/section-head';
import { Ticks } from '@/components/ui/ticks';
import { Unbroken } from '@/components/ui/unbroken';
import { contentIn } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { thumbOf } from '@/lib/pictures/picture-of';
import { industryServiceLinks } from './landing-links';

/** The industries with what we do for them, each under a piece of its plan; on a phone each is folded behind its name. */
export function HomeIndustries({ language }: { language: Language }) {
  const { homePage, industries } = contentIn(language);
  const { title, lead } = homePage.industries;
  return (
    <section className="section bg-mist" aria-labelledby="industries-title">
      <div className="wrap">
        <SectionHead id="industries-title" title={title} lead={lead} />
        <ul className="industries faq native">
          {industries
            .filter(({ onlyWithServices }) => !onlyWithServices)
            .map(({ slug, name, image, description, solutionsInShort }) => (
              <li key={name}>
                <img
                  className="rounded-md border border-line-300"
                  src={thumbOf(language, image)}
                  alt=""
                  width="208"
                  height="208"
                  loading="lazy"
                />
                <h3>{name}</h3>
                <details>
                  <summary>{name}</summary>
                  <p>
                    <Unbroken text={description} />
                  </p>
                  <Ticks items={solutionsInShort} />
                  {industryServiceLinks(language, slug)
                    .slice(0, 1)
                    .map(({ href, label }) => (
                      <GoLink key={href} href={href}>
                        {label}
                      </GoLink>
                    ))}
                </details>
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}
