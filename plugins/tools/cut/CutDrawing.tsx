import type { ReactNode } from 'react'
import styles from './cut.module.css'

export interface CutDrawingProps {
  readonly option: string
  readonly value: string
}

/** What a choice looks like, in a few lines. A choice without a drawing has its name alone. */
export function CutDrawing({ option, value }: CutDrawingProps) {
  const drawing = drawings[`${option} ${value}`]
  if (!drawing) return null
  return (
    <svg className={styles.drawing} viewBox="0 0 96 72" aria-hidden="true">
      {drawing}
    </svg>
  )
}

const cloth = (path: string) => <path className={styles.cloth} d={path} />
const detail = (path: string) => <path className={styles.detail} d={path} />
const quiet = (path: string) => <path className={styles.quiet} d={path} />
const stitch = (path: string) => <path className={styles.stitch} d={path} />

const shoulders = 'M4 66 C7 44 10 32 24 26 L36 20 Q48 26 60 20 L72 26 C86 32 89 44 92 66'
const body = 'M40 10 Q48 16 56 10 L66 13 Q66 34 67 64 Q48 67 29 64 Q30 34 30 13 Z'
const shortSleeves = 'M30 13 Q20 17 13 32 L24 38 Q30 32 30 26 M66 13 Q76 17 83 32 L72 38 Q66 32 66 26'
const longSleeves = 'M30 13 Q19 18 15 32 L8 59 L17 62 L30 30 M66 13 Q77 18 81 32 L88 59 L79 62 L66 30'

const raglanBody = 'M40 10 Q48 16 56 10 Q62 22 66 26 L67 64 Q48 67 29 64 L30 26 Q34 22 40 10 Z'
const raglanSleeves =
  'M40 10 L30 13 Q20 17 13 32 L24 38 L30 29 L30 26 Q34 22 40 10 Z M56 10 L66 13 Q76 17 83 32 L72 38 L66 29 L66 26 Q62 22 56 10 Z'

const kitShirt = (
  <>
    {cloth('M35 6 Q28 8 23 17 L31 21 Q35 18 35 15 M61 6 Q68 8 73 17 L65 21 Q61 18 61 15')}
    {cloth('M42 4 Q48 8 54 4 L61 6 Q61 20 61.5 37 Q48 39 34.5 37 Q35 20 35 6 Z')}
  </>
)
const placket = (length: number, buttons: readonly number[]) => (
  <>
    {cloth('M22 8 Q35 16 48 16 Q61 16 74 8 V66 H22 Z')}
    {detail(`M41 15.5 V${length} H55 V15.5 Q48 16.5 41 15.5 Z`)}
    {quiet(buttons.map(y => `M45.4 ${y} a2.6 2.6 0 1 0 5.2 0 a2.6 2.6 0 1 0 -5.2 0`).join(' '))}
  </>
)
const holes = [22, 30, 38, 46, 54].flatMap((y, row) =>
  [36, 42, 48, 54, 60].slice(row % 2).map(x => `M${x - (row % 2) * 3} ${y} h0.1`),
)
const sleeveEnd = 'M22 8 L26 60 Q48 66 70 60 L74 8'

const drawings: Readonly<Record<string, ReactNode>> = {
  'collar crew': (
    <>
      {cloth(shoulders)}
      {detail('M36 20 C38 44 58 44 60 20 L64.5 22 C62 51 34 51 31.5 22 Z')}
      {quiet('M36 20 Q48 27 60 20')}
    </>
  ),
  'collar v': (
    <>
      {cloth(shoulders)}
      {detail('M36 20 L48 45 L60 20 L64.5 22 L48 55 L31.5 22 Z')}
      {quiet('M36 20 Q48 27 60 20')}
    </>
  ),
  'collar mock': (
    <>
      {cloth(shoulders)}
      {detail('M34 10 Q48 16 62 10 L64.5 24 Q48 44 31.5 24 Z')}
      {quiet('M34 10 Q48 4 62 10')}
    </>
  ),
  'collar polo': (
    <>
      {cloth(shoulders)}
      {detail('M36 16 Q48 24 60 16 L67 23 L55 45 L48 28 L41 45 L29 23 Z')}
      {quiet('M36 16 Q48 9 60 16')}
    </>
  ),
  'backCloth plain': (
    <>
      {cloth(shortSleeves)}
      {detail(body)}
    </>
  ),
  'backCloth mesh': (
    <>
      {cloth(shortSleeves)}
      {detail(body)}
      {quiet(holes.join(' '))}
    </>
  ),
  'buttons three': placket(58, [24, 37, 50]),
  'buttons two': placket(46, [24, 38]),
  'back full': (
    <>
      {cloth('M36 8 Q48 14 60 8 L67 10 Q65 28 73 32 V66 Q48 69 23 66 V32 Q31 28 29 10 Z')}
      {detail('M67 10 Q65 28 73 32 M29 10 Q31 28 23 32')}
    </>
  ),
  'back racer': (
    <>
      {cloth('M39 8 Q48 14 57 8 L61 10 Q54 30 73 36 V66 Q48 69 23 66 V36 Q42 30 35 10 Z')}
      {detail('M61 10 Q54 30 73 36 M35 10 Q42 30 23 36')}
    </>
  ),
  'armhole setIn': (
    <>
      {detail(shortSleeves)}
      {cloth(body)}
    </>
  ),
  'armhole raglan': (
    <>
      {cloth(raglanBody)}
      {detail(raglanSleeves)}
    </>
  ),
  'sleeve short': (
    <>
      {detail(shortSleeves)}
      {cloth(body)}
    </>
  ),
  'sleeve long': (
    <>
      {detail(longSleeves)}
      {cloth(body)}
    </>
  ),
  'cuff hem': (
    <>
      {cloth(sleeveEnd)}
      {stitch('M25.5 51 Q48 57 70.5 51')}
    </>
  ),
  'cuff rib': (
    <>
      {cloth('M20 8 L25 46 Q48 51 71 46 L76 8')}
      {detail('M25 46 Q48 51 71 46 L68 62 Q48 67 28 62 Z')}
      {quiet('M33 48.5 L35 63.5 M41 49.5 L42 64.5 M48 49.5 V65 M55 49.5 L54 64.5 M63 48.5 L61 63.5')}
    </>
  ),
  'shorts with': (
    <>
      {kitShirt}
      {detail('M36 38 L33 67 L46 69 L48 54 L50 69 L63 67 L60 38 Q48 40 36 38 Z')}
    </>
  ),
  'shorts without': kitShirt,
}
