export { z } from 'zod'
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
export type { DesignDocument, GoalkeeperVersion, Overrides, Version } from './document/designDocument.ts'
export type { DraftDocument } from './document/draftDocument.ts'
export type {
  DesignFields,
  Extent,
  LayerFields,
  OptionFields,
  Outline,
  PatternFill,
  Place,
  PlayerFields,
  ZoneFields,
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
export { type Millimetres, mm } from './document/millimetres.ts'
export { newLayer, newPlayer } from './document/newRecords.ts'
export { inOrder, orderAfter, orderBetween } from './document/order.ts'
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
export { type RecordKey, recordKey } from './document/recordKey.ts'
export { baseSize, type Size, sizes } from './document/sizes.ts'
export { emptyDocument } from './document/tables.ts'
export { createEngine, type EngineOptions } from './engine.ts'
export type { Engine, Timeline } from './engineApi.ts'
export type { HistoryItem, HistoryView, Standing, UndoResult } from './history/historyView.ts'
export type { CommandLog, StateVector } from './log/commandLog.ts'
export type { LogEntry } from './log/logEntry.ts'
export type { PluginFault } from './plugins/fault.ts'
export type { GarmentPlugin, ModelAsset, OptionSpec, SizeChart, Slot, Zone } from './plugins/garmentPlugin.ts'
export type { DrawingContext, DrawingResources, ToolPlugin } from './plugins/toolPlugin.ts'
export { readCheckpoint, writeCheckpoint } from './replay/checkpoint.ts'
export { createReplay, type Replay } from './replay/replay.ts'
export { createState, derive, type State, type WritableState } from './streams/state.ts'
export type { Loss, SaveState } from './sync/keepStored.ts'
export type { PeerPresence, Selection } from './sync/presence.ts'
export type { RefusedWork, Sync } from './sync/sync.ts'
export type { Transport, TransportEvents, TransportStatus } from './sync/transport.ts'
export { type StoreDamage, type StoredUpdates, StoreFailure, type UpdateStore } from './sync/updateStore.ts'
