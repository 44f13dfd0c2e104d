/** Colours that lettering is often set in. */
export const inks: readonly string[] = [
  '#FFFFFF',
  '#F8ECD4',
  '#F2C166',
  '#F7E04B',
  '#8FF0D2',
  '#C2182B',
  '#1D3FBF',
  '#0F3D2E',
  '#2A0A12',
  '#15161A',
]
