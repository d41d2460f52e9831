/** Under this key `localStorage` remembers that the visitor has been shown around. */
export const firstVisitKey = 'onboarding-seen';
