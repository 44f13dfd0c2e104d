// What this folder needs of FreeSewing, which brings no types.
declare module '@freesewing/aaron' {
  interface Spot {
    readonly x: number
    readonly y: number
  }

  type Operation =
    | { readonly type: 'move' | 'line'; readonly to: Spot }
    | { readonly type: 'curve'; readonly cp1: Spot; readonly cp2: Spot; readonly to: Spot }
    | { readonly type: 'close' }

  interface DraftedPart {
    readonly paths: Readonly<Record<string, { readonly ops: readonly Operation[] }>>
  }

  export class Aaron {
    constructor(settings: {
      /** Body measures in mm, slopes in degrees. */
      readonly measurements: Readonly<Record<string, number>>
      readonly options: Readonly<Record<string, number>>
      readonly only: readonly string[]
      readonly sa: number
      readonly complete: boolean
    })
    draft(): void
    readonly parts: readonly Readonly<Record<string, DraftedPart>>[]
  }
}
