import { SectionHead } from '@/components/ui/section-head';
import { ServiceCard, type ServiceCardProps } from './service-card';

type Props = {
  id: string;
  title: string;
  lead: string;
  services: readonly Omit<ServiceCardProps, 'look'>[];
};

/** The services as cards: the first across the page, then two and two. */
export function ServiceGrid({ id, title, lead, services }: Props) {
  return (
    <section className="section" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <SectionHead id={`${id}-title`} title={title} lead={lead} />
        <div className="grid gap-6 lg:grid-cols-12">
          {services.map((service, index) => (
            <ServiceCard
              key={service.href}
              {...service}
              look={index === 0 ? 'night' : index < 3 ? 'half' : 'side'}
            />
          ))}
        </div>
      </div>
    </section>
  );
}
