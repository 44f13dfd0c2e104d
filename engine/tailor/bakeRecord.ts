/** What is written down beside a baked file, so that its quality can be checked without baking it again. */
export interface BakeRecord {
  /** Of pattern, settings, what is worn underneath and the tailor's version. */
  readonly inputHash: string
  /** sha256 of the file. */
  readonly fileHash: string
  readonly vertices: number
  readonly triangles: number
  /** 99 of 100 edges of cloth are stretched or pressed by less than this share of their length. */
  readonly strain99: number
  /** The same for rib, elastic and their seams, which are sewn in stretched. */
  readonly ribStrain99: number
  /** Root mean square of the vertices' speeds when the solver stopped, m/s. */
  readonly speedAtRest: number
  readonly verticesInside: number
  /** How long the bake took. */
  readonly seconds: number
  readonly bytes: number
  readonly gzipBytes: number
}

/** By file name. */
export type BakeRecords = Readonly<Record<string, BakeRecord>>
