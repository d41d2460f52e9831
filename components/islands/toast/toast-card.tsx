import { Icon } from '@/components/ui/icon';
import type { ToastMessage } from './toast-channel';

type Props = { message: ToastMessage; close: string; onClose: () => void };

/** A toast as it looks: icon, title, text, and a button that takes it away. */
export function ToastCard({ message: { kind, title, text }, close, onClose }: Props) {
  const bad = kind === 'failure';
  return (
    <div className={bad ? 'toast bad' : 'toast'}>
      <Icon name={bad ? 'circle-alert' : 'check'} />
      <b className="font-semibold">{title}</b>
      <button type="button" aria-label={close} onClick={onClose}>
        <Icon name="x" />
      </button>
      <p>{text}</p>
    </div>
  );
}
