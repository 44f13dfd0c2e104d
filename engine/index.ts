export { z } from 'zod'
export { artworkDifference } from './artwork/artworkDifference.ts'
export { artworkToSvg, type ImageAddress, type SvgOptions, sheetToSvg } from './artwork/artworkToSvg.ts'
export { type AssetStore, memoryAssetStore, type Sha256 } from './artwork/assetStore.ts'
export { type ComposedPanel, type Composition, composePanel, composePanels } from './artwork/composePanel.ts'
export { type ContrastFinding, contrastFindings } from './artwork/contrastFindings.ts'
export { type Artwork, type ArtworkOptions, type ArtworkView, createArtwork } from './artwork/createArtwork.ts'
export { dotsPerInch, fittedImage, minDpi } from './artwork/drawImage.ts'
export type { DrawingResources, ImageSize, OutlineRings, TileOf } from './artwork/drawing.ts'
export { anchorOf, gradePlace, panelBounds } from './artwork/gradePlace.ts'
export { type Hit, hitTest, isOnInk } from './artwork/hitTest.ts'
export { checkImage, type ImageCheck, type ImageHead, isSvg, readImageHead } from './artwork/imageHead.ts'
export type { InkFinding } from './artwork/inkFindings.ts'
export { type Ink, labOfColour, nearestInk, seenDifference } from './artwork/nearestInk.ts'
export { bleed, closedPath, outlinePath, sewingLine } from './artwork/outlines.ts'
export type {
  ArtworkGroup,
  ArtworkItem,
  ImageItem,
  PanelArtwork,
  PathItem,
  PlacedPaint,
} from './artwork/panelArtwork.ts'
export { placePaint, readableOn, transformPaint } from './artwork/placePaint.ts'
export { type PlainJpeg, type PlainPng, plainJpeg, plainPng } from './artwork/plainImage.ts'
export { asDesigned, sampleView, viewOfPlayer, viewOfVersion } from './artwork/playerView.ts'
export { type SeamCrossing, seamCrossings } from './artwork/seamCrossings.ts'
export { tileBook } from './artwork/tileBook.ts'
export { contrastOf } from './colour/contrast.ts'
export type { Command } from './commands/command.ts'
export type { ImageCommands } from './commands/imageCommands.ts'
export { assetsOfLayer, type ImageCredit, type ImageStep, maxImageSteps } from './commands/imageEdits.ts'
export type { LayerTarget } from './commands/layers.ts'
export { type LayerSettings, setLayer } from './commands/setLayer.ts'
export type { ToolPlugin } from './commands/toolPlugin.ts'
export { type DesignDocument, type GoalkeeperVersion, type Version, versions } from './document/designDocument.ts'
export { diffDocuments, type RecordChange } from './document/diffDocuments.ts'
export { isMeasure, type Json, type Measure } from './document/field.ts'
export {
  type DesignFields,
  type Extent,
  type LayerFields,
  layerMeasures,
  type NamedVersionFields,
  type OptionFields,
  type Outline,
  type PatternFill,
  type Place,
  type PlayerFields,
  type VersionVector,
  type ZoneFields,
} from './document/fields.ts'
export {
  type AssetId,
  type AuthorId,
  assetId,
  authorId,
  type EntryId,
  type FontId,
  fontId,
  type LayerId,
  layerId,
  type NamedVersionId,
  type OptionId,
  type PanelId,
  type PlayerId,
  type ProductType,
  panelId,
  personOfAuthor,
  playerId,
  productType,
  type ZoneKey,
} from './document/ids.ts'
export { documentLimits, imageLimits } from './document/limits.ts'
export { baseSize, type Millimetres, mm, type Size, sizes, spokenSize } from './document/measures.ts'
export { inOrder } from './document/order.ts'
export { type Outcome, type PluginError, type ReasonCode, refused } from './document/outcome.ts'
export {
  type Colour,
  type GradientStop,
  isPaint,
  type LinearPaint,
  type Paint,
  type RadialPaint,
  type SolidPaint,
} from './document/paint.ts'
export { detailsOf } from './document/patternDetails.ts'
export { parseRecordKey, type RecordKey, recordKey } from './document/recordKey.ts'
export { choiceOf, emptyDocument, newPlayer } from './document/tables.ts'
export type { RecordWrite } from './document/writes.ts'
export {
  isCut,
  type Material,
  materialOf,
  type OptionValues,
  type Panel,
  type Pattern,
  panelOnSide,
  sideOf,
} from './drafting/pattern.ts'
export { createEngine, type Engine, type EngineOptions, type Timeline } from './engine.ts'
export { bodyMeasures, bodyRange } from './garment/bodyChart.ts'
export { carryOver } from './garment/carryOver.ts'
export { type FabricKind, fabricKinds, shownFabric } from './garment/fabrics.ts'
export { type GarmentPlugin, type PlayerOption, type Slot, templateNames, type Zone } from './garment/garmentPlugin.ts'
export { meshesOf, meshPattern } from './garment/meshes.ts'
export { chosenBy, sizeChosenBy, valuesOfChoice } from './garment/playerOptions.ts'
export {
  isZoneShown,
  layerOverrides,
  shownLayer,
  shownLayout,
  shownOptions,
  shownPaint,
} from './garment/shownFields.ts'
export { layerText } from './garment/slotWords.ts'
export { type Mood, moods, type Template, type TemplatePalette } from './garment/template.ts'
export {
  boundsHold,
  boundsOfPoints,
  centreOf,
  emptyBounds,
  grownBounds,
  heightOf,
  isEmptyBounds,
  joinedBounds,
  pathBounds,
  widthOf,
} from './geometry/bounds.ts'
export { clamp } from './geometry/clamp.ts'
export { holdsPoint } from './geometry/inside.ts'
export { identity, inverse, multiply, rotation, transformPath, transformPoint, translation } from './geometry/matrix.ts'
export { type Bounds, type Matrix, type Path, type PathSegment, type Point, pathData } from './geometry/path.ts'
export { flattenPath, lengthOf, pointAt } from './geometry/polyline.ts'
export { seededRandom } from './geometry/seededRandom.ts'
export type { HistoryItem, HistoryView, StepStatus, UndoResult } from './history/historyView.ts'
export { bendText } from './lettering/bendText.ts'
export { createShaper } from './lettering/createShaper.ts'
export { createTypesetter, type SetLine, type Typesetter } from './lettering/createTypesetter.ts'
export { type Face, type FaceEntry, loadFace, readFaceFile } from './lettering/face.ts'
export { defaultFont, type FontBookEntry, fontBook } from './lettering/fontBook.ts'
export { type FontFacts, fontFacts } from './lettering/fontFacts.ts'
export { type FontLang, fontLangs, langOfScript, langOfSubsets } from './lettering/fontLang.ts'
export {
  excludedFonts,
  type FontStyle,
  faceEntry,
  familyFontId,
  familyOf,
  namedFont,
  uploadedFontId,
} from './lettering/fontName.ts'
export { latinFigures } from './lettering/latinFigures.ts'
export { type FaceFile, facesFor, type Lettered, letteringOf, neededFaceFiles } from './lettering/neededFaces.ts'
export type { Script } from './lettering/script.ts'
export type { ShapedCluster, ShapedGlyph, Shaper, Shaping } from './lettering/shaper.ts'
export { type CommandLog, entryId, type LogEntry, type StateVector } from './log/commandLog.ts'
export { type DesignFile, type OpenedDesignFile, readDesignFile, writeDesignFile } from './log/designFile.ts'
export { emptyDigest } from './log/lineDigest.ts'
export { mergeUpdates } from './log/mergeUpdates.ts'
export { portionsOf } from './log/portionsOf.ts'
export { type ClientLine, endedLine, newLine } from './log/readLine.ts'
export { joinUpdates, readUpdate, type UpdateReading, updateSince } from './log/readUpdate.ts'
export { type PatternCategory, patternCategories } from './patterns/catalogue/entry.ts'
export type { Tile } from './patterns/tile.ts'
export { readCheckpoint, writeCheckpoint } from './replay/checkpoint.ts'
export { createReplay, type Replay } from './replay/replay.ts'
export { createState, derive, type State, type WritableState } from './streams/state.ts'
export type { Loss, SaveState } from './sync/deviceCopy.ts'
export {
  decodeMessage,
  encodeMessage,
  isOfKind,
  type Message,
  type PageIdentity,
  type RoomAccess,
  roomAccesses,
} from './sync/message.ts'
export type { PeerPresence, Selection } from './sync/peers.ts'
export type { RefusedWork } from './sync/refusedWork.ts'
export type { Sync } from './sync/sync.ts'
export type { Transport, TransportEvents, TransportStatus } from './sync/transport.ts'
export { type StoreDamage, type StoredUpdates, StoreFailure, type UpdateStore } from './sync/updateStore.ts'
