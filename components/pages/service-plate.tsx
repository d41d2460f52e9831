import { type Choice, ChoicePlate, RestorePlate } from '@/components/sections/plates';
import { Picture } from '@/components/ui/picture';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { pictureOf } from '@/lib/pictures/picture-of';
import { variantOf } from '@/lib/pictures/variant-of';
import { SecurityPlate } from './security-plate';
import { WatchBeam } from './watch-beam';

type Props = { language: Language; service: LocalContent['services'][number] };

/** The picture at the head of a service page: an interactive plate if the service has one. */
export function ServicePlate({ language, service }: Props) {
  const { layers, restore, watch, streams, outages } = service;
  const { plates } = contentIn(language);
  const picture = (version: string) => variantOf(language, service.image, version) ?? service.image;
  const bare = picture('bare');
  if (layers) return <SecurityPlate layers={layers} picture={bare} wallsPicture={picture('walls')} />;
  if (restore) {
    const { now, restore: flag } = plates['data-backup-recovery'];
    const stops = restore.stops.map(({ label, ...stop }) => ({ ...stop, name: label }));
    const choices = choicesOf({ ...restore, choices: stops }, ['back', 'from', 'lost']);
    return <RestorePlate {...restore} choices={choices} picture={bare} now={now} flag={flag} />;
  }
  if (watch) {
    const choices = choicesOf(watch, ['watched', 'seen', 'done', 'told']);
    return (
      <ChoicePlate {...watch} kind="watch" choices={choices} initial={2} picture={bare}>
        <WatchBeam initial={2} />
      </ChoicePlate>
    );
  }
  if (streams) {
    const choices = choicesOf(streams, ['reads', 'prepares', 'asks', 'decides']);
    const { answer, checked } = plates['ai-applications'];
    return (
      <ChoicePlate {...streams} kind="streams" choices={choices} initial={0} picture={bare}>
        {/* A sprite of the stream of each kind of paper; the style sheet lights the chosen one, from its source on. */}
        <div className="lit-streams sprite">
          {choices.map(({ name }) => (
            <img key={name} src={picture('streams')} alt="" width="704" height="660" fetchPriority="low" />
          ))}
        </div>
        <p
          className="absolute top-[60%] right-[3%] max-w-1/4 text-right text-[0.9375rem] leading-[1.25] font-stretch-88%"
          aria-hidden="true"
        >
          <b className="block">{answer}</b> {checked}
        </p>
      </ChoicePlate>
    );
  }
  if (outages) {
    const choices = choicesOf(outages, ['files', 'people', 'done', 'lost']);
    return (
      <ChoicePlate {...outages} kind="outages" choices={choices} initial={0} picture={bare}>
        {/* The storm over the place where it goes wrong. */}
        <i className="storm" />
      </ChoicePlate>
    );
  }
  return (
    <div className="mt-7 lg:mt-12">
      <Picture
        {...pictureOf(language, service)}
        width={960}
        height={600}
        first
        className="w-full max-md:border max-md:border-line-300"
      />
    </div>
  );
}

/** The choices of a plate, each with its facts under the plate's terms. */
function choicesOf<Term extends string>(
  plate: Readonly<Record<Term, string>> & {
    choices: readonly (Readonly<Record<Term, string>> & { name: string; title: string })[];
  },
  terms: readonly Term[],
): Choice[] {
  return plate.choices.map((choice) => ({
    name: choice.name,
    title: choice.title,
    facts: terms.map((term) => [plate[term], choice[term]] as const),
  }));
}
