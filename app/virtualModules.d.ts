declare module 'virtual:faces' {
  /** The files of a face of the font book by its id, with their addresses; none for a face that does not ship. */
  export const findFaceFiles: (font: string) => Promise<readonly { readonly file: string; readonly ranges: string }[]>
}

declare module '@fontsource-variable/big-shoulders-display/wght'
declare module '@google/model-viewer/dist/model-viewer.min.js'

declare namespace React {
  interface HTMLAttributes<T> {
    /** Has the browser tell when it has shown the element: `PerformanceElementTiming`. */
    readonly elementtiming?: string
  }
}
