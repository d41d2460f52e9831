import { SectionHead } from '@/components/ui/section-head';
import { ServiceCard, type ServiceCardProps, ServiceRow } from './service-card';

type Props = {
  id: string;
  title: string;
  lead: string;
  services: readonly ServiceCardProps[];
};

/** The services: the first as a card across the page, the others as rows in two columns. */
export function ServiceGrid({ id, title, lead, services: [first, ...others] }: Props) {
  return (
    <section className="section" id={id} aria-labelledby={`${id}-title`}>
      <div className="wrap">
        <SectionHead id={`${id}-title`} title={title} lead={lead} />
        <div className="grid gap-x-8 lg:grid-cols-2">
          {first && <ServiceCard {...first} />}
          {others.map((service) => (
            <ServiceRow key={service.href} {...service} />
          ))}
        </div>
      </div>
    </section>
  );
}
