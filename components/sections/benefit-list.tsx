import { Icon } from '@/components/ui/icon';

/** Icons that take turns beside the benefits. */
const icons = [
  'clock',
  'lock-keyhole',
  'users',
  'trending-up',
  'life-buoy',
  'file-check',
  'wallet',
  'route',
] as const;

/** What changes for the client, each sentence with the next icon of the round. */
export function BenefitList({ items }: { items: readonly string[] }) {
  return (
    <ul className="ruled tight mt-3">
      {items.map((item, index) => (
        <li key={item} className="grid grid-cols-[26px_1fr] gap-4 leading-snug max-sm:text-sm">
          <Icon name={icons[index % icons.length] ?? icons[0]} className="mt-0.5 text-blue-700" />
          {item}
        </li>
      ))}
    </ul>
  );
}
