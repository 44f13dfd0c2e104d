import { createContext, useContext } from 'react'
import type {
  ArtworkView,
  Command,
  DesignDocument,
  DrawingResources,
  GarmentPlugin,
  LayerId,
  Outcome,
  PanelArtwork,
  Pattern,
  PlayerId,
  Selection,
  Slot,
  State,
  Version,
  WritableState,
  Zone,
} from '../../../engine/index.ts'
import type { KeptTexts } from '../../device/keptTexts.ts'
import type { ImageIntake } from '../../studio/images/takeImage.ts'
import type { KitImages } from '../../studio/kits/createKitImages.ts'
import type { Lettering } from '../../studio/lettering/createLettering.ts'
import type { FontSources } from '../../studio/lettering/fontShelf.ts'
import type { ColourTaker } from '../../studio/openDesign.ts'
import type { PatternTiles } from '../../studio/patterns/patternTiles.ts'

/** What a tool's panel is given of the open design, by subject. */
export interface DesignAccess {
  /** The tool's id. */
  readonly tool: string
  readonly garment: GarmentPlugin
  readonly changes: DesignChanges
  readonly stage: StageAccess
  readonly media: DesignMedia
}

/** The design's document, and how a tool changes it. */
export interface DesignChanges {
  readonly document: State<DesignDocument>
  /** The document with the running preview on top. */
  readonly shown: State<DesignDocument>
  /** Shows what a command would do, while a gesture runs; `null` ends it. */
  preview(command: Command | null): Outcome | null
  /** Logs a command: one entry, one undo. */
  dispatch(command: Command): Outcome
  /** Whether a command would be applied; it changes nothing. */
  check(command: Command): Outcome
  newLayerId(): LayerId
  newPlayerId(): PlayerId
}

/** What the stage shows, and what is selected on it. */
export interface StageAccess {
  readonly version: State<Version>
  /** Version, player and size. */
  readonly view: WritableState<ArtworkView>
  readonly selection: WritableState<Selection>
  garmentInfo(document: DesignDocument, version: Version): GarmentInfo
  /** Waits for a colour: the next press on the cloth takes what is painted there. `null` while nobody waits. */
  readonly eyedropper: WritableState<ColourTaker | null>
  /** The size that the stage writes beside a layer; `null` where it leaves no ink. */
  sizeOnCloth(layer: LayerId): SizeOnCloth | null
  /** What is on the panel of a layer, as the stage shows it; `null` for a layer that is gone. */
  artworkBelow(layer: LayerId): PanelArtwork | null
}

/** Faces and images: of the design, and to choose from. */
export interface DesignMedia {
  readonly resources: State<DrawingResources>
  /** Those of the design's faces that did not load, and how to fetch them again. */
  readonly faces: Pick<Lettering, 'missing' | 'retry'>
  /** Faces to choose from, apart from those that the design is drawn with. */
  readonly fontSamples: Lettering
  readonly fonts: FontSources
  /** Looks of texts that this device keeps. */
  readonly styles: KeptTexts
  readonly kits: KitImages
  /** The tiles of the design's patterns; `null` where there are none beyond the book. */
  readonly patterns: Pick<PatternTiles, 'missing' | 'retry'> | null
  readonly images: ImageIntake
}

/** Of an image, or of lettering without its outlines and shadow, before it is turned. In mm. */
export interface SizeOnCloth {
  readonly width: number
  readonly height: number
}

/** The garment as the design has it cut, in the base size. */
export interface GarmentInfo {
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
