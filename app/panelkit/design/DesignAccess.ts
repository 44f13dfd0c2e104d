import { createContext, useContext } from 'react'
import type {
  ArtworkView,
  Command,
  DesignDocument,
  DrawingResources,
  GarmentPlugin,
  LayerId,
  Outcome,
  Pattern,
  PlayerId,
  Selection,
  Slot,
  State,
  Version,
  WritableState,
  Zone,
} from '../../../engine/index.ts'
import type { KitPictures } from '../../studio/kits/createKitPictures.ts'
import type { Lettering } from '../../studio/lettering/createLettering.ts'
import type { PictureIntake } from '../../studio/pictures/takePicture.ts'

/** What a tool's panel is given of the open design. */
export interface DesignAccess {
  readonly tool: string
  readonly garment: GarmentPlugin
  readonly document: State<DesignDocument>
  readonly shown: State<DesignDocument>
  readonly version: State<Version>
  /** Version, player and size that the stage shows. */
  readonly view: WritableState<ArtworkView>
  readonly selection: WritableState<Selection>
  readonly resources: State<DrawingResources>
  /** Faces to choose from, apart from those that the design is drawn with. */
  readonly fontSamples: Lettering
  readonly kits: KitPictures
  readonly pictures: PictureIntake
  sheet(document: DesignDocument, version: Version): GarmentSheet
  /** As the stage says it beside the thing; `null` where it leaves no ink. */
  sizeOnCloth(layer: LayerId): SizeOnCloth | null
  preview(command: Command | null): Outcome | null
  dispatch(command: Command): Outcome
  check(command: Command): Outcome
  newLayerId(): LayerId
  newPlayerId(): PlayerId
}

/** Of a picture, or of lettering without its outlines and shadow, before it is turned. In mm. */
export interface SizeOnCloth {
  readonly width: number
  readonly height: number
}

/** The garment as the design has it cut, in the base size. */
export interface GarmentSheet {
  readonly pattern: Pattern
  readonly zones: readonly Zone[]
  readonly slots: readonly Slot[]
}

export const DesignAccessContext = createContext<DesignAccess | null>(null)

/** Throws outside of the editor. */
export function useDesignAccess(): DesignAccess {
  const access = useContext(DesignAccessContext)
  if (!access) throw new Error('No design is open here. Show panels inside the editor.')
  return access
}
