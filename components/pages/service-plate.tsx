import { type Choice, ChoicePlate } from '@/components/sections/choice-plate';
import { FramedPlate } from '@/components/sections/framed-plate';
import { LitStreams, Storm, WatchBeam } from '@/components/sections/plate-motion';
import { RestorePlate } from '@/components/sections/restore-plate';
import { SecurityPlate } from '@/components/sections/security-plate';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { variantOf } from '@/lib/pictures/variant-of';

type Props = { language: Language; service: LocalContent['services'][number] };

/** The picture at the head of a service page: an interactive plate if the service has one. */
export function ServicePlate({ language, service }: Props) {
  const { image, imageAlt, layers, restore, watch, streams, outages } = service;
  const { plates } = contentIn(language);
  const picture = (version: string) => variantOf(language, image, version) ?? image;
  if (layers) return <SecurityPlate {...layers} picture={picture('bare')} wallsPicture={picture('walls')} />;
  if (restore) {
    const { now, restore: flag } = plates['data-backup-recovery'];
    return <RestorePlate {...restore} picture={picture('bare')} now={now} flag={flag} />;
  }
  if (watch) {
    const choices = choicesOf(watch, ['watched', 'seen', 'done', 'told']);
    return (
      <ChoicePlate {...watch} kind="watch" choices={choices} initial={2} picture={picture('bare')}>
        <WatchBeam initial={2} />
      </ChoicePlate>
    );
  }
  if (streams) {
    const choices = choicesOf(streams, ['reads', 'prepares', 'asks', 'decides']);
    const { answer, checked } = plates['ai-applications'];
    return (
      <ChoicePlate {...streams} kind="streams" choices={choices} initial={0} picture={picture('bare')}>
        <LitStreams
          picture={picture('streams')}
          names={choices.map(({ name }) => name)}
          caption={[answer, checked]}
        />
      </ChoicePlate>
    );
  }
  if (outages) {
    const choices = choicesOf(outages, ['files', 'people', 'done', 'lost']);
    return (
      <ChoicePlate {...outages} kind="outages" choices={choices} initial={0} picture={picture('bare')}>
        <Storm />
      </ChoicePlate>
    );
  }
  return (
    <FramedPlate
      src={image}
      small={variantOf(language, image, 'sm')}
      alt={imageAlt}
      width={960}
      height={600}
    />
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
