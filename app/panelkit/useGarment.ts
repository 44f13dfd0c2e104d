import type { GarmentPlugin, Version } from '../../engine/index.ts'
import { useStream } from '../device/useStream.ts'
import { type GarmentSheet, useDesignAccess } from './DesignAccess.ts'

export interface Garment extends GarmentSheet {
  readonly plugin: GarmentPlugin
  /** The version that the stage shows, which a change is meant for. */
  readonly version: Version
}

/** The garment of the open design, its zones and slots in the base size. */
export function useGarment(): Garment {
  const access = useDesignAccess()
  const version = useStream(access.version)
  const document = useStream(access.shown)
  return { plugin: access.garment, version, ...access.sheet(document, version) }
}
