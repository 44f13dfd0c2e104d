export { z } from 'zod'
export { artworkToSvg, type PictureAddress, type SvgOptions, sheetToSvg } from './artwork/artworkToSvg.ts'
export { type AssetStore, memoryAssetStore, type Sha256 } from './artwork/assetStore.ts'
export { type ComposedPanel, type Composition, composePanel, composePanels } from './artwork/composePanel.ts'
export { type Artwork, type ArtworkOptions, type ArtworkView, createArtwork } from './artwork/createArtwork.ts'
export type { DrawingContext, DrawingResources, PictureSize } from './artwork/drawing.ts'
export { drawLettering, layerText } from './artwork/drawLettering.ts'
export { dotsPerInch, drawPicture, fittedPicture, leastDpi } from './artwork/drawPicture.ts'
export { anchorOf, gradePlace, panelBounds } from './artwork/gradePlace.ts'
export { type Hit, hitTest } from './artwork/hitTest.ts'
export { bleed, closedPath, outlinePath, outlineRings, sewingLine, withBleed } from './artwork/outlines.ts'
export type {
  ArtworkGroup,
  ArtworkItem,
  ImageItem,
  PanelArtwork,
  PathItem,
  PlacedPaint,
} from './artwork/panelArtwork.ts'
export { checkPicture, isSvg, type PictureCheck, type PictureHead, readPictureHead } from './artwork/pictureHead.ts'
export { placePaint, readableOn, transformPaint } from './artwork/placePaint.ts'
export { type PlainJpeg, type PlainPng, plainJpeg, plainPng } from './artwork/plainPicture.ts'
export { asDesigned, sampleView, viewOfPlayer, viewOfVersion } from './artwork/playerView.ts'
export { type Tile, tileBook } from './artwork/tileBook.ts'
export { leastScale, tilesOver } from './artwork/tilesOver.ts'
export type { Command, CommandDefinition, CommandToken, EditContext, Recipe } from './commands/command.ts'
export { defineCommand } from './commands/defineCommand.ts'
export {
  editLayer,
  type LayerTarget,
  layerInSlot,
  layerOf,
  layerTarget,
  removeLayer,
  whyNoLayer,
} from './commands/layers.ts'
export { paintPayload } from './commands/paintPayload.ts'
export { type PictureCommands, pictureCommands } from './commands/pictureCommands.ts'
export {
  type FieldRules,
  isCast,
  type LayerSettings,
  layerSchemas,
  measured,
  rulesFor,
  setLayer,
  shadowIn,
} from './commands/setLayer.ts'
export type { ToolPlugin } from './commands/toolPlugin.ts'
export { editZone, type ZoneTarget, zoneInCut, zoneTarget } from './commands/zones.ts'
export {
  type DesignDocument,
  type DraftDocument,
  type GoalkeeperVersion,
  type Overrides,
  type Version,
  versions,
} from './document/designDocument.ts'
export { diffDocuments, type RecordChange } from './document/diffDocuments.ts'
export { isMeasure, type Json, type Measure } from './document/field.ts'
export {
  type DesignFields,
  type Extent,
  type LayerFields,
  layerFields,
  layerMeasures,
  letteringFields,
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
export { documentLimits, pictureLimits } from './document/limits.ts'
export { baseSize, type Millimetres, mm, type Size, sizes } from './document/measures.ts'
export { evenOrders, inOrder, longestOrder, orderAfter, orderBetween, ordersBetween } from './document/order.ts'
export { type Outcome, type PluginFault, type ReasonCode, type Refusal, refused } from './document/outcome.ts'
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
export { choiceOf, emptyDocument, newLayer, newPlayer, type PlayerChoices } from './document/tables.ts'
export type { RecordWrite } from './document/writes.ts'
export { type Cubic, curve, solve, straight } from './drafting/curve.ts'
export { cutLine } from './drafting/cutLine.ts'
export { draftPanel, type EdgeDraft, type PanelDraft, seam } from './drafting/draftPanel.ts'
export type { Edge, EdgeRef, Notch, OptionValues, Panel, Pattern, Placement, Seam, Side } from './drafting/pattern.ts'
export { panelOnSide, sideOf } from './drafting/pattern.ts'
export { createEngine, type Engine, type EngineOptions, type Timeline } from './engine.ts'
export type {
  GarmentPlugin,
  GarmentWords,
  MeshSpec,
  OptionSpec,
  PlayerOption,
  PlayerOptionWords,
  SizeChart,
  Slot,
  Zone,
  ZoneRegion,
} from './garment/garmentPlugin.ts'
export { templateNames } from './garment/garmentPlugin.ts'
export { meshesOf, meshPattern } from './garment/meshes.ts'
export { choicesFor, chosenBy, sizeChosenBy, valuesOfChoice } from './garment/playerOptions.ts'
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
  type DressedTemplate,
  dressTemplate,
  type Lettering,
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
  pathBounds,
  widthOf,
} from './geometry/bounds.ts'
export {
  identity,
  inverse,
  multiply,
  rotation,
  scaling,
  transformPath,
  transformPoint,
  translation,
} from './geometry/matrix.ts'
export { type Bounds, type Matrix, type Path, type PathSegment, type Point, pathData } from './geometry/path.ts'
export { flattenPath, joined, lengthOf, mirrored, type Polyline, pointAt } from './geometry/polyline.ts'
export type { HistoryItem, HistoryView, Standing, UndoResult } from './history/historyView.ts'
export { createShaper } from './lettering/createShaper.ts'
export { type Face, type FaceEntry, loadFace, type Script } from './lettering/face.ts'
export { defaultFont, type FontBookEntry, fontBook } from './lettering/fontBook.ts'
export {
  bendText,
  type ShapedCluster,
  type ShapedGlyph,
  type ShapedText,
  type Shaper,
  type Shaping,
} from './lettering/shaper.ts'
export { type CommandLog, entryId, type LogEntry, type StateVector } from './log/commandLog.ts'
export { type DesignFile, type OpenedDesignFile, readDesignFile, writeDesignFile } from './log/designFile.ts'
export { mergeUpdates } from './log/inspectUpdate.ts'
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
export { createReplay, type Replay } from './replay/replay.ts'
export { createState, derive, type State, type WritableState } from './streams/state.ts'
export type { Loss, SaveState } from './sync/deviceCopy.ts'
export { decodeMessage, encodeMessage, type Message, type RoomAccess, roomAccesses } from './sync/message.ts'
export type { PeerPresence, Selection } from './sync/peers.ts'
export type { RefusedWork } from './sync/refusedWork.ts'
export type { Sync } from './sync/sync.ts'
export type { Transport, TransportEvents, TransportStatus } from './sync/transport.ts'
export { type StoreDamage, type StoredUpdates, StoreFailure, type UpdateStore } from './sync/updateStore.ts'
