import type { ComposedPanel } from '../../artwork/composePanel.ts'
import { spokenSize } from '../../document/measures.ts'
import { isCut } from '../../drafting/pattern.ts'
import { boundsOfPoints } from '../../geometry/bounds.ts'
import type { NestDirection } from '../../nesting/job.ts'
import { pieceOf } from '../piece.ts'
import { outlineOf } from './markedPiece.ts'
import type { PackEvent, PackLine } from './packSource.ts'

type Drafted = Pick<ComposedPanel, 'panel' | 'size'>

/** What of an order no turn lets onto the roll: told before anything is drawn. `null` when every piece has its place. */
export function rollTooNarrow(
  drafted: readonly { readonly line: PackLine; readonly panels: readonly Drafted[] }[],
  { width, direction }: { readonly width: number; readonly direction: NestDirection },
  language: 'en' | 'kh',
): (PackEvent & { readonly kind: 'too-narrow' }) | null {
  const needs = new Map<string, number>()
  for (const { line, panels } of drafted) {
    for (const { panel, size } of panels.filter(({ panel }) => isCut(panel))) {
      const name = `${line.garment.labels[language].panels[panel.id] ?? panel.id} ${spokenSize(size)}`
      needs.set(name, Math.max(needs.get(name) ?? 0, acrossRoll(panel, direction)))
    }
  }
  const wide = [...needs].filter(([, across]) => across > width)
  if (wide.length === 0) return null
  return {
    kind: 'too-narrow',
    pieces: wide.map(([name]) => name),
    needed: Math.ceil(Math.max(...wide.map(([, across]) => across))),
  }
}

function acrossRoll(panel: Drafted['panel'], direction: NestDirection): number {
  const { left, top, right, bottom } = boundsOfPoints(outlineOf(pieceOf(panel)))
  return direction === 'any' ? Math.min(right - left, bottom - top) : bottom - top
}
