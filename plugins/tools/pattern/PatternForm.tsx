import {
  ActionButton,
  Line,
  mainColour,
  Section,
  useDesign,
  useGarment,
  useWords,
} from '../../../app/panelkit/index.ts'
import { noPattern, type PatternFill, shownPaint, shownPattern, type Zone } from '../../../engine/index.ts'
import { FillFields } from './FillFields.tsx'
import { firstFill } from './firstFill.ts'
import { TileGrid } from './TileGrid.tsx'
import { set } from './tool.ts'

/** The pattern over a zone: which, and how. */
export function PatternForm({ zone }: { readonly zone: Zone }) {
  const words = useWords()
  const { shown, dispatch, check } = useDesign()
  const { version } = useGarment()
  const isGoalkeeper = version === 'goalkeeper'
  const cloth = mainColour(shownPaint(shown, version, zone))
  const fill = shownPattern(shown, version, zone)
  const isWorn = fill !== null && fill.id !== noPattern.id
  const { id, ...settings } = isWorn ? fill : { id: noPattern.id, ...firstFill(cloth) }
  const commandFor = (pattern: PatternFill | null) => set.of({ zone: zone.key, version, pattern })
  const choose = (tile: string) => {
    const bare = isGoalkeeper ? noPattern : null
    dispatch(commandFor(tile === noPattern.id ? bare : { ...settings, id: tile }))
  }
  const same = commandFor(null)
  return (
    <>
      <Section>
        <TileGrid value={id} cloth={cloth} tint={settings.tint} choose={choose} />
        {isGoalkeeper && check(same).kind === 'applied' && (
          <ActionButton label={words('same')} icon="reset" act={() => dispatch(same)} />
        )}
      </Section>
      {isWorn && (
        <>
          <Line />
          <FillFields key={id} fill={fill} commandFor={commandFor} />
        </>
      )}
    </>
  )
}
