import { entriesOf } from './entry.ts'

/** The tiles of the engine's own book, which templates are made with. */
export const bookPatterns = entriesOf('', [
  ['kbach', 'khmer', 'Kbach', 'ក្បាច់'],
  ['rings', 'khmer', 'Scales', 'ស្រកា'],
  ['lattice', 'khmer', 'Lattice', 'ក្រឡាស្លឹក'],
  ['pinstripe', 'lines', 'Pinstripe', 'ឆ្នូតល្អិត'],
  ['stripes', 'lines', 'Stripes', 'ឆ្នូតបញ្ឈរ'],
  ['hoops', 'lines', 'Hoops', 'ឆ្នូតផ្ដេក'],
  ['checks', 'geometric', 'Checks', 'ក្រឡាអុក'],
  ['harlequin', 'geometric', 'Harlequin', 'ចតុកោណស្មើ'],
  ['dots', 'dots', 'Dots', 'ចុច'],
  ['chevrons', 'lines', 'Chevrons', 'រាងអក្សរ V'],
  ['zigzag', 'lines', 'Zigzag', 'រលកស្រួច'],
  ['honeycomb', 'technical', 'Honeycomb', 'សំណុំឃ្មុំ'],
  ['triangles', 'geometric', 'Triangles', 'ត្រីកោណ'],
  ['shards', 'geometric', 'Shards', 'បំណែក'],
])
