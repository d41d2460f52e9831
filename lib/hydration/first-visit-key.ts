/** The `localStorage` key that says the visitor has seen the tour. */
export const firstVisitKey = 'onboarding-seen';
