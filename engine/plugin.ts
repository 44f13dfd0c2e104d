// What plugins are written with. App and server enter the engine by index.ts.
export { z } from 'zod'
export { drawImage } from './artwork/drawImage.ts'
export type { DrawingContext } from './artwork/drawing.ts'
export { drawLettering } from './artwork/drawLettering.ts'
export { anchorOf, panelBounds } from './artwork/gradePlace.ts'
export { letterFindings } from './artwork/letterFindings.ts'
export { bleed, closedPath, outlinePath, sewingLine } from './artwork/outlines.ts'
export type { ArtworkItem, PathItem } from './artwork/panelArtwork.ts'
export { readableOn } from './artwork/placePaint.ts'
export { teamOf } from './artwork/teamOf.ts'
export { tileBook } from './artwork/tileBook.ts'
export { minScale, tileFor, tilesOver } from './artwork/tilesOver.ts'
export { contrastOf } from './colour/contrast.ts'
export { hexOf, oklchOf } from './colour/oklch.ts'
export type { Command, CommandDefinition, CommandToken, EditContext, Recipe } from './commands/command.ts'
export { defineCommand } from './commands/defineCommand.ts'
export { freeSpot } from './commands/freeSpot.ts'
export { imageCommands, imageFields } from './commands/imageCommands.ts'
export {
  editLayer,
  type LayerTarget,
  layerInSlot,
  layerOf,
  layerTarget,
  removeLayer,
  whyNoLayer,
} from './commands/layers.ts'
export { assignFields } from './commands/openDraft.ts'
export { paintPayload } from './commands/paintPayload.ts'
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
export { type ToolFields, toolFields } from './commands/toolFields.ts'
export type { ToolPlugin } from './commands/toolPlugin.ts'
export { editZone, type ZoneTarget, zoneInCut, zonesInCut, zoneTarget } from './commands/zones.ts'
export {
  type DesignDocument,
  type DraftDocument,
  type Overrides,
  type Version,
  versions,
} from './document/designDocument.ts'
export { isMeasure } from './document/field.ts'
export {
  type Extent,
  type LayerFields,
  layerFields,
  layerMeasures,
  letteringFields,
  noLayout,
  noPattern,
  type OptionFields,
  type PatternFill,
  type PlayerFields,
  type Shadow,
  textAligns,
  textCases,
  warps,
  type ZoneFields,
} from './document/fields.ts'
export {
  type AssetId,
  type FontId,
  fontId,
  type LayerId,
  layerId,
  namedVersionId,
  type OptionId,
  optionId,
  type PanelId,
  type PlayerId,
  panelId,
  playerId,
  productType,
  type ZoneKey,
  zoneKey,
} from './document/ids.ts'
export { documentLimits } from './document/limits.ts'
export { baseSize, type Millimetres, mm, type Size, sizes, spokenSize } from './document/measures.ts'
export { evenOrders, inOrder, longestOrder, orderAfter, orderBetween, ordersBetween } from './document/order.ts'
export { type Refusal, refused } from './document/outcome.ts'
export { type Colour, isColour, type Paint, solid } from './document/paint.ts'
export {
  blends,
  detailsOf,
  type Fade,
  fadeWays,
  noFade,
  type PatternDetails,
  patternRanges,
} from './document/patternDetails.ts'
export { choiceOf, emptyDocument, newLayer, newPlayer, type PlayerChoices } from './document/tables.ts'
export { type Cubic, curve, directionOf, movedBy, solve, squareTo, straight } from './drafting/curve.ts'
export { cutLine } from './drafting/cutLine.ts'
export { draftPanel, type EdgeDraft, type PanelDraft, seam } from './drafting/draftPanel.ts'
export { draftPattern } from './drafting/draftPattern.ts'
export type { Edge, EdgeRef, Notch, OptionValues, Panel, Pattern, Placement, Seam, Side } from './drafting/pattern.ts'
export { isOffered } from './garment/cuts.ts'
export type {
  GarmentPlugin,
  GarmentWords,
  MeshSpec,
  OptionSpec,
  PlayerOption,
  PlayerOptionWords,
  SizeChart,
  Slot,
  SlotLettering,
  Zone,
  ZoneRegion,
} from './garment/garmentPlugin.ts'
export { choicesFor, valuesOfChoice } from './garment/playerOptions.ts'
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
  type Mood,
  type Template,
  type TemplateGoalkeeper,
  type TemplateLayer,
  type TemplateLettering,
  type TemplatePalette,
  type TemplateZone,
} from './garment/template.ts'
export { boundsOfPoints, centreOf, grownBounds, heightOf, widthOf } from './geometry/bounds.ts'
export { clamp } from './geometry/clamp.ts'
export { holdsBounds } from './geometry/inside.ts'
export { scaling, transformPath } from './geometry/matrix.ts'
export { type Bounds, type Path, type PathSegment, type Point, pathData } from './geometry/path.ts'
export { distance, joined, lengthOf, mirrored, type Polyline, pointAt } from './geometry/polyline.ts'
export { defaultFont } from './lettering/fontBook.ts'
export { familyOf, namedFont } from './lettering/fontName.ts'
export { lackingCharacters, lackingOf } from './lettering/lackingCharacters.ts'
export { latinFigures } from './lettering/latinFigures.ts'
export type { ShapedText, Shaper } from './lettering/shaper.ts'
export { readCheckpoint } from './replay/checkpoint.ts'
