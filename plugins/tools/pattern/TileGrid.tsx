import { useMemo, useState } from 'react'
import { ChoiceGrid, EmptyHint, InputField, Pager, useWords, type Words } from '../../../app/panelkit/index.ts'
import { type Bounds, type Colour, noPattern, pathData, tilesOver } from '../../../engine/plugin.ts'

const pageSize = 12

interface TileGridProps {
  /** Of the tile that shows, or of none. */
  readonly value: string
  readonly cloth: Colour
  readonly tint: Colour
  readonly choose: (id: string) => void
}

/** The tiles, none of them first, twelve at a time. Opens where the chosen one is. */
export function TileGrid({ value, cloth, tint, choose }: TileGridProps) {
  const words = useWords()
  const names = tileNames(words)
  const [wanted, want] = useState('')
  const all = Object.keys(names)
  const [page, turn] = useState(() => Math.max(0, Math.floor(all.indexOf(value) / pageSize)))
  const found = all.filter(id => isFound(wanted, names[id] ?? '', id))
  return (
    <>
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
      {found.length === 0 ? (
        <EmptyHint title={words('nothingFound')} hint={words('nothingFoundHint')} />
      ) : (
        <ChoiceGrid
          label={words('patterns')}
          choices={found.slice(page * pageSize, (page + 1) * pageSize).map(id => ({
            value: id,
            name: names[id] ?? id,
            image: <TileThumbnail id={id} cloth={cloth} tint={tint} />,
          }))}
          value={value}
          choose={choose}
        />
      )}
      <Pager page={page} pages={Math.ceil(found.length / pageSize)} turn={turn} />
    </>
  )
}

/** Whether a name has what was typed, in the language of the page or as it is called in English. */
const isFound = (wanted: string, ...names: readonly string[]): boolean =>
  names.some(name => name.toLowerCase().includes(wanted.trim().toLowerCase()))

interface TileThumbnailProps {
  /** Of the tile, or of none. */
  readonly id: string
  readonly tint: Colour
  /** Of the cloth below. */
  readonly cloth: Colour
}

/** A square of cloth, in mm. */
const swatch: Bounds = { left: 0, top: 0, right: 96, bottom: 96 }

/** A tile as it is repeated over cloth, in full strength so that it can be told from the others. */
function TileThumbnail({ id, tint, cloth }: TileThumbnailProps) {
  const tiles = useMemo(() => pathData(tilesOver(swatch, { ...noPattern, id })), [id])
  return (
    <svg viewBox={`0 0 ${swatch.right} ${swatch.bottom}`} role="presentation">
      <rect width={swatch.right} height={swatch.bottom} fill={cloth} />
      <path d={tiles} fill={tint} opacity={0.75} />
    </svg>
  )
}

/** What the tiles are called, by id, in the order they are shown; the choice of none first. */
export const tileNames = (words: Words): Readonly<Record<string, string>> => ({
  [noPattern.id]: words('none'),
  kbach: words('tiles.kbach'),
  rings: words('tiles.rings'),
  lattice: words('tiles.lattice'),
  pinstripe: words('tiles.pinstripe'),
  stripes: words('tiles.stripes'),
  hoops: words('tiles.hoops'),
  checks: words('tiles.checks'),
  harlequin: words('tiles.harlequin'),
  dots: words('tiles.dots'),
  chevrons: words('tiles.chevrons'),
  zigzag: words('tiles.zigzag'),
  honeycomb: words('tiles.honeycomb'),
  triangles: words('tiles.triangles'),
  shards: words('tiles.shards'),
})
