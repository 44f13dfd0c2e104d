import { useState } from 'react'
import { ChoiceGrid, EmptyHint, InputField, Pager, useWords } from '../../../app/panelkit/index.ts'
import type { Colour } from '../../../engine/index.ts'
import { TileThumbnail } from './TileThumbnail.tsx'
import { tileNames } from './tileNames.tsx'

const pageSize = 12

export interface TileGridProps {
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
            picture: <TileThumbnail id={id} cloth={cloth} tint={tint} />,
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
