import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Ticks } from '@/components/ui/ticks';
import { PlanMark } from './plan-legend';

type Props = {
  href: string;
  title: string;
  /** Industry and client. */
  caption: string;
  challenge: { label: string; text: string };
  results: readonly string[];
  picture: { src: string; small?: string | undefined; alt: string };
  /** What the gold mark on the floor plan stands for; undefined for a photograph. */
  mark: string | undefined;
  /** Looks like a link, but is decorative: the heading is the link. */
  more: string;
  /** Set for the first card on the page, whose picture is above the fold. */
  first: boolean;
};

/** A case study in a list: floor plan, client, challenge, first results. */
export function CaseStudyCard({
  href,
  title,
  caption,
  challenge,
  results,
  picture,
  mark,
  more,
  first,
}: Props) {
  return (
    <article className="relative">
      <div>
        <div className="overflow-hidden rounded-md border border-line-300">
          <Picture {...picture} width={960} height={600} first={first} className="w-full" />
        </div>
        {mark && <PlanMark text={mark} />}
      </div>
      <div>
        <p className="mt-5 text-ink-700 text-sm">{caption}</p>
        <h2 className="mt-1 text-h3">
          <a className="card-link hover:text-blue-700" href={href}>
            {title}
          </a>
        </h2>
        <p className="mt-2 max-w-[33.6em] text-ink-700">
          <b className="text-ink-900">{challenge.label}</b> {challenge.text}
        </p>
        <Ticks items={results} className="mt-4" />
        <p className="go mt-5" aria-hidden="true">
          {more}
          <Icon name="arrow-right" />
        </p>
      </div>
    </article>
  );
}
