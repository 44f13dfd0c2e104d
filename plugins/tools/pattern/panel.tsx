import {
  ActionButton,
  Line,
  mainColour,
  Note,
  type PatternShelf,
  Section,
  useDesign,
  useGarment,
  usePatternBook,
  useShown,
  useWords,
  ZoneRows,
} from '../../../app/panelkit/index.ts'
import {
  type Colour,
  type DesignDocument,
  isZoneShown,
  noPattern,
  type PatternFill,
  shownPaint,
  shownPattern,
  type Zone,
} from '../../../engine/plugin.ts'
import { FillFields } from './FillFields.tsx'
import { TileGrid } from './TileGrid.tsx'
import { set, setAll } from './tool.ts'

/** The zones of the cloth and the pattern over the chosen one. */
export function PatternPanel() {
  const words = useWords()
  const shelf = usePatternBook()
  const { zones, version } = useGarment()
  const wearing = useShown(shown => zones.filter(zone => isZoneShown(shown, version, zone)))
  const patternName = (shown: DesignDocument, zone: Zone): string => {
    const { id } = shownPattern(shown, version, zone) ?? noPattern
    return id === noPattern.id ? words('none') : shelf.nameOf(id) || words('name')
  }
  return (
    <ZoneRows
      heading={words('where')}
      zones={wearing}
      detailOf={patternName}
      form={zone => <PatternForm key={`${version} ${zone.key}`} zone={zone} shelf={shelf} />}
    />
  )
}

interface PatternFormProps {
  readonly zone: Zone
  readonly shelf: PatternShelf
}

/** The pattern over a zone: which, and how. */
function PatternForm({ zone, shelf }: PatternFormProps) {
  const words = useWords()
  const { dispatch, check } = useDesign()
  const { version } = useGarment()
  const isGoalkeeper = version === 'goalkeeper'
  const cloth = useShown(shown => mainColour(shownPaint(shown, version, zone)))
  const fill = useShown(shown => shownPattern(shown, version, zone))
  const isWorn = fill !== null && fill.id !== noPattern.id
  // The sliders of a pattern are its own, as far as others have them at all.
  const { id, settings: _, seed: __, ...styling } = isWorn ? fill : { id: noPattern.id, ...firstFill(cloth) }
  const commandFor = (pattern: PatternFill | null) => set.of({ zone: zone.key, version, pattern })
  const choose = (tile: string) => {
    const bare = isGoalkeeper ? noPattern : null
    dispatch(commandFor(tile === noPattern.id ? bare : { ...styling, id: tile }))
  }
  const same = commandFor(null)
  return (
    <>
      <Section>
        {(shelf.isUnreachable || shelf.missing.includes(id)) && (
          <>
            <Note>{words(shelf.isUnreachable ? 'unreachable' : 'gone')}</Note>
            <ActionButton label={words('again')} icon="reset" act={shelf.retry} />
          </>
        )}
        <TileGrid shelf={shelf} value={id} cloth={cloth} tint={styling.tint} choose={choose} />
        {isGoalkeeper && check(same).kind === 'applied' && (
          <ActionButton label={words('same')} icon="reset" act={() => dispatch(same)} />
        )}
      </Section>
      {isWorn && (
        <>
          <Line />
          <FillFields
            key={id}
            fill={fill}
            shelf={shelf}
            commandFor={commandFor}
            everywhere={pattern => setAll.of({ version, pattern })}
          />
        </>
      )}
    </>
  )
}

/** A pattern as it comes over a cloth that had none: a shade of the cloth, lighter on a dark one and darker on a light one. */
const firstFill = (cloth: Colour): Omit<PatternFill, 'id'> => ({
  scale: 1,
  turn: 0,
  opacity: 0.25,
  tint: brightness(cloth) > 140 ? '#15161A' : '#FFFFFF',
  joined: true,
})

/** 0–255, as an eye weighs red, green and blue. */
function brightness(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
  return 0.3 * red + 0.59 * green + 0.11 * blue
}
