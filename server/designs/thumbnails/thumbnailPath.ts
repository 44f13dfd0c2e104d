interface Pictured {
  readonly id: string
  /** sha256 of the picture, hex. */
  readonly thumbnail: string | null
}

/** The part of the hash that stands in the address: too long to be guessed, so it lets in whoever was given it. */
export const keyOf = (sha256: string): string => sha256.slice(0, 32)

/** Where a design's picture is; another picture has another address, so it may be kept for long. */
export const thumbnailPath = ({ id, thumbnail }: Pictured): string | null =>
  thumbnail === null ? null : `/api/designs/${id}/thumbnail?v=${keyOf(thumbnail)}`
