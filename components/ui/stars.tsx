import { Icon } from './icon';

/** Five stars with an accessible name. */
export function Stars({ label }: { label: string }) {
  return (
    <span className="inline-flex gap-0.5 text-blue-700" role="img" aria-label={label}>
      {['1', '2', '3', '4', '5'].map((star) => (
        <Icon key={star} name="star" className="size-[15px] fill-current" />
      ))}
    </span>
  );
}
