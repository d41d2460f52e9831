import { FramedPlate } from '@/components/sections/framed-plate';
import { LayersPlate } from '@/components/sections/layers-plate';
import { RestorePlate } from '@/components/sections/restore-plate';
import { WatchPlate } from '@/components/sections/watch-plate';
import { contentIn, type LocalContent } from '@/lib/content/content-in';
import type { Language } from '@/lib/i18n/languages';
import { variantOf } from '@/lib/pictures/variant-of';

type Props = { language: Language; service: LocalContent['services'][number] };

/** The picture at the head of a service page: an interactive plate if the service has one. */
export function ServicePlate({ language, service }: Props) {
  const { image, imageAlt, layers, restore, watch } = service;
  const picture = (version: string) => variantOf(language, image, version) ?? image;
  if (layers) return <LayersPlate {...layers} picture={picture('bare')} wallsPicture={picture('walls')} />;
  if (restore) {
    const { now, restore: flag } = contentIn(language).plates['data-backup-recovery'];
    return <RestorePlate {...restore} picture={picture('bare')} now={now} flag={flag} />;
  }
  if (watch) return <WatchPlate {...watch} picture={picture('bare')} />;
  return (
    <FramedPlate
      src={picture('wide')}
      small={variantOf(language, image, 'sm')}
      alt={imageAlt}
      width={1280}
      height={600}
    />
  );
}
