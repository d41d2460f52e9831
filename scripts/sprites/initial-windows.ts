/** What a server sends before it hears back, and before it does so again: ten packets of 1,460 bytes, and twenty more. */
export const initialWindows = [14_600, 43_800] as const;
