declare module 'virtual:faces' {
  /** The files of a face of the font book by its id, with their addresses; none for a face that does not ship. */
  export const findFaceFiles: (font: string) => Promise<readonly { readonly file: string; readonly ranges: string }[]>
}

declare module '@fontsource-variable/big-shoulders-display/wght'
declare module '@google/model-viewer/dist/model-viewer.min.js'
