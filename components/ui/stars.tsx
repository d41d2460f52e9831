import { Icon } from './icon';

/** Five stars with an accessible name. */
export function Stars({ label }: { label: string }) {
  return (
    <span className="stars" role="img" aria-label={label}>
      {['1', '2', '3', '4', '5'].map((star) => (
        <Icon key={star} name="star" />
      ))}
    </span>
  );
}
