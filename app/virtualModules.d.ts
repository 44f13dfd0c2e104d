declare module 'virtual:faces' {
  /** Address of the .woff of each face of the font book, by its id. */
  export const faceAddresses: Readonly<Record<string, string>>
}

declare module '@fontsource-variable/big-shoulders-display/wght'
