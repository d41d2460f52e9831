import { Icon } from '@/components/ui/icon';
import type { ToastMessage } from './toast-channel';

type Props = { message: ToastMessage; close: string; onClose: () => void };

/** The card of a toast: icon, title, text and close button. */
export function ToastCard({ message: { kind, title, text }, close, onClose }: Props) {
  const isFailure = kind === 'failure';
  return (
    <div className={isFailure ? 'toast bad on-paper' : 'toast on-night'}>
      <Icon name={isFailure ? 'circle-alert' : 'check'} />
      <b>{title}</b>
      <button
        type="button"
        className="-m-1 inline-grid size-8 place-items-center"
        aria-label={close}
        onClick={onClose}
      >
        <Icon name="x" />
      </button>
      <p className="col-start-2 text-(color:--soft) text-[0.9375rem]">{text}</p>
    </div>
  );
}
