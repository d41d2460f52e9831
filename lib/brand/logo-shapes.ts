/** Path data of the logo, 30 wide and 34 high: a tamarack trunk with four branches, and a gold needle. */
export const logoShapes = {
  tree: 'M13.5 1h3v32h-3zM10.5 4.6h9v3.6h-9zM7.5 11h15v3.6h-15zM4.2 17.4h21.6V21H4.2zM1 23.8h28v3.6H1z',
  needle: 'M21.6 16.6h5.2v5.2h-5.2z',
  gold: '#f8bd2c',
} as const;
