import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { Ticks } from '@/components/ui/ticks';

export type ServiceCardProps = {
  href: string;
  badge: string;
  name: string;
  text: string;
  /** The first three. */
  features: readonly string[];
  explore: string;
  picture: { src: string; small?: string | undefined; tall?: string | undefined; alt: string };
  /** Night: across the page. Half: art on top. Side: art at the right on wide screens. */
  look: 'night' | 'half' | 'side';
};

const frames = {
  night: {
    card: 'on-night lg:col-span-12 xl:grid! xl:grid-cols-12',
    body: 'xl:col-span-5 xl:p-11! xl:pr-4!',
    art: 'max-xl:order-first max-xl:aspect-[8/5] xl:col-span-7',
    smallBelow: '80rem',
  },
  half: {
    card: 'lg:col-span-6',
    body: '',
    art: 'order-first aspect-[8/5] lg:aspect-[16/9]',
    smallBelow: '64rem',
  },
  side: {
    card: 'lg:col-span-6 xl:grid! xl:grid-cols-[1fr_45%]',
    body: '',
    // The picture fills the height that the text asks for; in the flow, its own shape would set the card's height.
    art: 'relative max-xl:order-first max-xl:aspect-[8/5] xl:border-b-0! xl:border-l border-line-300',
    smallBelow: '80rem',
  },
} as const;

/** A service with its plate; the whole card is the link. */
export function ServiceCard({ href, badge, name, text, features, explore, picture, look }: ServiceCardProps) {
  const frame = frames[look];
  const isNight = look === 'night';
  return (
    <article className={`plate reveal ${frame.card}`}>
      <div className={`plate-body ${frame.body}`}>
        <span className="tag">{badge}</span>
        <h3 className={isNight ? 'mt-1 text-h2' : 'text-h3'}>{name}</h3>
        <p className={isNight ? 'text-blue-100' : 'text-ink-700'}>{text}</p>
        <Ticks items={features} />
        <a className="card-link mt-auto" href={href}>
          <span className="go">
            {explore}
            <span className="sr-only">: {name}</span>
            <Icon name="arrow-right" />
          </span>
        </a>
      </div>
      <div className={`plate-art ${frame.art}`}>
        <Picture
          src={(look === 'side' ? picture.tall : undefined) ?? picture.src}
          {...(picture.small ? { small: picture.small } : {})}
          smallBelow={frame.smallBelow}
          alt={picture.alt}
          width={960}
          height={600}
          {...(look === 'side' ? { className: 'absolute inset-0 xl:object-left' } : {})}
        />
      </div>
    </article>
  );
}
