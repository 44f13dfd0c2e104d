import { type CSSProperties, useMemo, useState } from 'react'
import {
  ChoiceField,
  ChoiceGrid,
  EmptyHint,
  InputField,
  Pager,
  type PatternShelf,
  useWords,
} from '../../../app/panelkit/index.ts'
import {
  type Bounds,
  type Colour,
  minScale,
  noPattern,
  type PatternFill,
  pathData,
  tileFor,
  tilesOver,
} from '../../../engine/plugin.ts'
import styles from './pattern.module.css'

const pageSize = 12
const everything = 'all'

interface TileGridProps {
  readonly shelf: PatternShelf
  /** Of the pattern that shows, or of none. */
  readonly value: string
  readonly cloth: Colour
  readonly tint: Colour
  readonly choose: (id: string) => void
}

/** All patterns, none of them first, twelve at a time. Opens where the chosen one is. */
export function TileGrid({ shelf, value, cloth, tint, choose }: TileGridProps) {
  const words = useWords()
  const { book } = shelf
  const [wanted, want] = useState('')
  const [category, setCategory] = useState(everything)
  const found = useMemo(() => {
    const known = book?.patternCategories.find(each => each === category) ?? null
    const ids = book?.findPatterns({ words: wanted, category: known }).map(({ id }) => id) ?? []
    return wanted === '' && known === null ? [noPattern.id, ...ids] : ids
  }, [book, wanted, category])
  const [turned, turn] = useState<number | null>(null)
  const page = turned ?? Math.max(0, Math.floor(found.indexOf(value) / pageSize))
  const nameOf = (id: string): string => (id === noPattern.id ? words('none') : shelf.nameOf(id))
  if (!book) return <p className={styles.waiting} aria-busy="true" />
  return (
    <>
      <div className={styles.search}>
        <InputField
          label={words('search')}
          hint={words('searchHint')}
          value={wanted}
          longest={40}
          write={text => {
            want(text)
            turn(0)
          }}
          enter={() => found[0] !== undefined && wanted !== '' && choose(found[0])}
        />
        <ChoiceField
          label={words('category')}
          choices={[everything, ...book.patternCategories].map(each => ({
            value: each,
            label: words(`categories.${each}`),
          }))}
          value={category}
          choose={next => {
            setCategory(next)
            turn(0)
          }}
        />
      </div>
      <p role="status" className={styles.count}>
        {words('found', { count: found.filter(id => id !== noPattern.id).length })}
      </p>
      {found.length === 0 ? (
        <EmptyHint title={words('nothingFound')} hint={words('nothingFoundHint')} />
      ) : (
        <ChoiceGrid
          label={words('patterns')}
          choices={found.slice(page * pageSize, (page + 1) * pageSize).map(id => ({
            value: id,
            name: nameOf(id),
            image: <TileThumbnail id={id} cloth={cloth} tint={tint} shelf={shelf} />,
          }))}
          value={value}
          choose={choose}
        />
      )}
      <Pager page={page} pages={Math.ceil(found.length / pageSize)} turn={turn} />
    </>
  )
}

interface TileThumbnailProps {
  /** Of the pattern, or of none. */
  readonly id: string
  readonly tint: Colour
  /** Of the cloth below. */
  readonly cloth: Colour
  readonly shelf: PatternShelf
}

/** A square of cloth, in mm. */
const swatch: Bounds = { left: 0, top: 0, right: 96, bottom: 96 }

/** A pattern as it is repeated over cloth, in full strength so that it can be told from the others. */
function TileThumbnail({ id, tint, cloth, shelf }: TileThumbnailProps) {
  const { book } = shelf
  const lines = useMemo(() => {
    const fill: PatternFill = { ...noPattern, id }
    const tile = tileFor(fill, ({ id: drawn }) => book?.drawTile({ id: drawn, seed: null, settings: {} }) ?? null)
    if (!tile) return null
    // Of a large tile a part would show: it is drawn smaller, so that one sees what it is.
    const scale = Math.max(minScale(tile), Math.min(1, 150 / Math.max(tile.width, tile.height)))
    return pathData(tilesOver(swatch, { ...fill, scale }, tile))
  }, [id, book])
  if (lines === null && id !== noPattern.id) {
    const mask: CSSProperties = { background: tint, maskImage: `url("${shelf.addressOf(id)}")` }
    return (
      <span className={styles.file} style={{ background: cloth }}>
        <span style={mask} />
      </span>
    )
  }
  return (
    <svg viewBox={`0 0 ${swatch.right} ${swatch.bottom}`} role="presentation">
      <rect width={swatch.right} height={swatch.bottom} fill={cloth} />
      <path d={lines ?? ''} fill={tint} opacity={0.75} />
    </svg>
  )
}
