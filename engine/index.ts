export { z } from 'zod'
export { artworkToSvg, type PictureAddress, type SvgOptions, sheetToSvg } from './artwork/artworkToSvg.ts'
export type { AssetStore, Sha256 } from './artwork/assetStore.ts'
export { type ComposedPanel, type Composition, composePanel, composePanels } from './artwork/composePanel.ts'
export { type Artwork, type ArtworkOptions, type ArtworkView, createArtwork } from './artwork/createArtwork.ts'
export { drawLettering } from './artwork/drawLettering.ts'
export { dotsPerInch, drawPicture, fittedPicture, leastDpi } from './artwork/drawPicture.ts'
export { anchorOf, gradePlace, panelBounds } from './artwork/gradePlace.ts'
export { type Hit, hitTest } from './artwork/hitTest.ts'
export { layerText } from './artwork/layerText.ts'
export { memoryAssetStore } from './artwork/memoryAssetStore.ts'
export { outlinePath, sewingLine } from './artwork/outlinePath.ts'
export { outlineRings } from './artwork/outlineRings.ts'
export type {
  ArtworkGroup,
  ArtworkItem,
  ImageItem,
  PanelArtwork,
  PathItem,
  PlacedPaint,
} from './artwork/panelArtwork.ts'
export { checkPicture, type PictureCheck, type PictureHead, readPictureHead } from './artwork/pictureHead.ts'
export { placePaint, transformPaint } from './artwork/placePaint.ts'
export { type PlainJpeg, plainJpeg } from './artwork/plainJpeg.ts'
export { type PlainPng, plainPng } from './artwork/plainPng.ts'
export { asDesigned, sampleView, viewOfPlayer, viewOfVersion } from './artwork/playerView.ts'
export { readableOn } from './artwork/readableOn.ts'
export { isSvg } from './artwork/svgHead.ts'
export { type Tile, tileBook } from './artwork/tileBook.ts'
export { leastScale, tilesOver } from './artwork/tilesOver.ts'
export type {
  DrawingContext,
  DrawingResources,
  PictureSize,
  ToolPlugin,
} from './artwork/toolPlugin.ts'
export { bleed, closedPath, withBleed } from './artwork/withBleed.ts'
export {
  type Command,
  type CommandDefinition,
  type CommandToken,
  type EditContext,
  type Outcome,
  type ReasonCode,
  type Recipe,
  type RecordWrite,
  type Refusal,
  refused,
} from './commands/command.ts'
export { defineCommand } from './commands/defineCommand.ts'
export { editLayer } from './commands/editLayer.ts'
export { editZone, type ZoneTarget } from './commands/editZone.ts'
export { layerInSlot } from './commands/layerInSlot.ts'
export { type LayerTarget, layerOf, layerTarget } from './commands/layerTarget.ts'
export { paintPayload } from './commands/paintPayload.ts'
export { type PictureCommands, pictureCommands } from './commands/pictureCommands.ts'
export { removeLayer, whyNoLayer } from './commands/removeLayer.ts'
export { zoneInCut } from './commands/zoneInCut.ts'
export type { DesignDocument, GoalkeeperVersion, Overrides, Version } from './document/designDocument.ts'
export type { DraftDocument } from './document/draftDocument.ts'
export type { PluginFault } from './document/fault.ts'
export {
  type DesignFields,
  type Extent,
  type LayerFields,
  type MomentFields,
  type MomentVector,
  noLayout,
  noPattern,
  type OptionFields,
  type Outline,
  type PatternFill,
  type Place,
  type PlayerFields,
  type Shadow,
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
  type MomentId,
  momentId,
  type OptionId,
  optionId,
  type PanelId,
  type PlayerId,
  type ProductType,
  panelId,
  playerId,
  productType,
  type ZoneKey,
  zoneKey,
} from './document/ids.ts'
export type { Json } from './document/json.ts'
export { documentLimits, pictureLimits } from './document/limits.ts'
export { type Millimetres, mm } from './document/millimetres.ts'
export { newLayer, newPlayer } from './document/newRecords.ts'
export { evenOrders, inOrder, longestOrder, orderAfter, orderBetween, ordersBetween } from './document/order.ts'
export {
  type Colour,
  type GradientStop,
  isColour,
  isPaint,
  type LinearPaint,
  type Paint,
  type RadialPaint,
  type SolidPaint,
  solid,
} from './document/paint.ts'
export { parseRecordKey, type RecordKey, recordKey } from './document/recordKey.ts'
export { baseSize, type Size, sizes } from './document/sizes.ts'
export { emptyDocument } from './document/tables.ts'
export { type Cubic, curve, straight } from './drafting/curve.ts'
export { cutLine } from './drafting/cutLine.ts'
export { draftPanel, type EdgeDraft, type PanelDraft } from './drafting/draftPanel.ts'
export type {
  Edge,
  EdgeRef,
  Notch,
  OptionValues,
  Panel,
  Pattern,
  Placement,
  Point,
  Seam,
  Side,
} from './drafting/pattern.ts'
export { joined, lengthOf, mirrored, type Polyline, pointAt } from './drafting/polyline.ts'
export { seam } from './drafting/seam.ts'
export { panelOnSide, sideOf } from './drafting/sides.ts'
export { solve } from './drafting/solve.ts'
export { createEngine, type EngineOptions } from './engine.ts'
export type { Engine, Timeline } from './engineApi.ts'
export { type DressedTemplate, dressTemplate, type Lettering } from './garment/dressTemplate.ts'
export type {
  GarmentPlugin,
  ModelAsset,
  OptionSpec,
  SizeChart,
  Slot,
  Zone,
  ZoneRegion,
} from './garment/garmentPlugin.ts'
export {
  isZoneShown,
  layerOverrides,
  shownLayer,
  shownLayout,
  shownOptions,
  shownPaint,
  shownPattern,
} from './garment/shownFields.ts'
export {
  type ColourRole,
  colourRoles,
  type Mood,
  moods,
  type Palette,
  type Template,
  type TemplateGoalkeeper,
  type TemplateLayer,
  type TemplateZone,
} from './garment/template.ts'
export {
  boundsHold,
  boundsOfPoints,
  centreOf,
  emptyBounds,
  grownBounds,
  heightOf,
  isEmptyBounds,
  joinedBounds,
  widthOf,
} from './geometry/bounds.ts'
export { flattenPath } from './geometry/flattenPath.ts'
export { identity, inverse, multiply, rotation, scaling, transformPoint, translation } from './geometry/matrix.ts'
export type { Bounds, Matrix, Path, PathSegment } from './geometry/path.ts'
export { pathBounds } from './geometry/pathBounds.ts'
export { pathData } from './geometry/pathData.ts'
export { transformPath } from './geometry/transformPath.ts'
export type { HistoryItem, HistoryView, Standing, UndoResult } from './history/historyView.ts'
export { bendText } from './lettering/bendText.ts'
export { createShaper } from './lettering/createShaper.ts'
export { type Face, type FaceEntry, loadFace, type Script } from './lettering/face.ts'
export { defaultFont, type FontBookEntry, fontBook } from './lettering/fontBook.ts'
export type { ShapedCluster, ShapedGlyph, ShapedText, Shaper, Shaping } from './lettering/shaper.ts'
export type { CommandLog, StateVector } from './log/commandLog.ts'
export { type DesignFile, type OpenedDesignFile, readDesignFile, writeDesignFile } from './log/designFile.ts'
export { entryId, type LogEntry } from './log/logEntry.ts'
export { mergeUpdates } from './log/mergeUpdates.ts'
export {
  type ClientLine,
  endedLine,
  joinUpdates,
  newLine,
  readUpdate,
  type UpdateReading,
  updateSince,
} from './log/readUpdate.ts'
export { readCheckpoint, writeCheckpoint } from './replay/checkpoint.ts'
export { diffDocuments, type RecordChange } from './replay/diffDocuments.ts'
export { createReplay, type Replay } from './replay/replay.ts'
export { createState, derive, type State, type WritableState } from './streams/state.ts'
export type { Loss, SaveState } from './sync/keepStored.ts'
export { decodeMessage, encodeMessage, type Message, type RoomAccess, roomAccesses } from './sync/message.ts'
export type { PeerPresence, Selection } from './sync/presence.ts'
export type { RefusedWork, Sync } from './sync/sync.ts'
export type { Transport, TransportEvents, TransportStatus } from './sync/transport.ts'
export { type StoreDamage, type StoredUpdates, StoreFailure, type UpdateStore } from './sync/updateStore.ts'
