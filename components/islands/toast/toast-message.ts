/** What a toast tells. */
export type ToastMessage = {
  readonly kind: 'success' | 'failure';
  readonly title: string;
  readonly text: string;
};
