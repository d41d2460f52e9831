/** The most characters each field may hold, counted as a browser's `maxlength` counts them. */
export const contactLimits = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  company: 200,
  message: 5000,
} as const;
