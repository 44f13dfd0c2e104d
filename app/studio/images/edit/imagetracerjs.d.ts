// The package has no types: these are of the part that is used.
declare module 'imagetracerjs' {
  interface Colour {
    readonly r: number
    readonly g: number
    readonly b: number
    readonly a: number
  }
  interface Options {
    readonly pal: readonly Colour[]
    readonly colorquantcycles: number
    /** Lines shorter than so many points are left out. */
    readonly pathomit: number
    readonly ltres: number
    readonly qtres: number
    readonly roundcoords: number
    readonly strokewidth: number
    readonly viewbox: boolean
  }
  const ImageTracer: {
    imagedataToSVG(
      image: { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray },
      options: Options,
    ): string
  }
  export = ImageTracer
}
