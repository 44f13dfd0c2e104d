export { sizeName } from '../i18n/formats.ts'
export type { ImageIntake, ImageRefusal, TakenImage } from '../studio/images/takeImage.ts'
export type { MessageDialogProps } from '../ui/controls/dialog/Dialogs.tsx'
export { Pager, type PagerProps } from '../ui/controls/native/Pager.tsx'
export { type Segment, Segments, type SegmentsProps, Tiles, type TilesProps } from '../ui/controls/native/Segments.tsx'
export { SwitchField, type SwitchFieldProps } from '../ui/controls/native/SwitchField.tsx'
export { ColourField, type ColourFieldProps, ColourPicker, type ColourPickerProps } from './colour/ColourPicker.tsx'
export { ContrastHint } from './colour/ContrastHint.tsx'
export { clubColours, inks } from './colour/colours.ts'
export { mainColour } from './colour/gradients.ts'
export { HexField, type HexFieldProps } from './colour/HexField.tsx'
export { PaintField, type PaintFieldProps } from './colour/PaintField.tsx'
export { useCrestPalette } from './colour/useColours.ts'
export { PaintRow, type PaintRowProps, ZoneRows, type ZoneRowsProps } from './colour/ZoneRows.tsx'
export { ActionButton, type ActionButtonProps, IconAction, type IconActionProps } from './controls/actions.tsx'
export { ChoiceGrid, type ChoiceGridProps, type ImageChoice } from './controls/ChoiceGrid.tsx'
export { LargeDialog, MessageDialog, Scroll } from './controls/dialogs.tsx'
export {
  type Chip,
  Chips,
  EmptyHint,
  FieldGrid,
  Fold,
  type FoldProps,
  Line,
  Note,
  RowGroup,
  RowGroups,
  Section,
} from './controls/layout.tsx'
export {
  LengthField,
  type LengthFieldProps,
  NumberField,
  type NumberFieldProps,
  RangeField,
  type RangeFieldProps,
} from './controls/NumberField.tsx'
export { ActionRow, type SortRow, SortRows, type SortRowsProps, ThingHeading } from './controls/SortRows.tsx'
export {
  ChoiceField,
  type ChoiceFieldProps,
  InputField,
  type InputFieldProps,
  TextField,
  type TextFieldProps,
} from './controls/TextField.tsx'
export { type Clipboard, useClipboard } from './controls/useClipboard.ts'
export {
  type LayerFieldsKit,
  LayerLength,
  LayerMeasures,
  OutlineFields,
  type OutlineFieldsProps,
  PlaceFields,
  type PlaceFieldsProps,
  RemoveButton,
  useLayerFields,
} from './design/layerFields.tsx'
export {
  type DesignEdits,
  type Garment,
  useDesign,
  useFailedFaces,
  useGarment,
  useGarmentWords,
  useKeptStyles,
  useSelection,
  useShaper,
  useSizeOnCloth,
  useView,
  useWords,
  type View,
  type Words,
} from './design/useDesign.ts'
export { useLayer, useShown } from './design/useShown.ts'
export { FabricField, type FabricFieldProps } from './fabric/FabricField.tsx'
export { FontField, type FontFieldProps } from './fonts/FontField.tsx'
export { FontWith } from './fonts/FontWith.tsx'
export {
  GarmentImage,
  type GarmentImageProps,
  ImageCard,
  type ImageCardProps,
  ImageCards,
} from './images/ImageCards.tsx'
export { ImageToolPanel, type ImageToolPanelProps } from './images/ImageToolPanel.tsx'
export { ColourStrip } from './images/imageParts.tsx'
export { type PatternShelf, usePatternBook } from './patterns/usePatternBook.ts'
export { PlayerListButton, type PlayerListButtonProps, RosterImport } from './players/PlayerListButton.tsx'
export { SizeGuideButton } from './players/SizeGuideButton.tsx'
export { sizeChoicesOf } from './players/sizeChoices.ts'
export { TeamSheetButton } from './players/TeamSheetButton.tsx'
export { useRosterExport } from './players/useRosterExport.ts'
export { EditableTable, type EditableTableProps } from './table/EditableTable.tsx'
export type { EditableColumn, EditableRow, NewRow } from './table/editableRows.ts'
export type { LargeDialogProps } from './table/LargeDialog.tsx'
export { type ShopTemplateItem, ShopTemplates } from './templates/ShopTemplates.tsx'
