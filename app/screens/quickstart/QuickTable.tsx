import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DesignDocument, GarmentPlugin } from '../../../engine/index.ts'
import { useDebounced } from '../../device/useDebounced.ts'
import { usePastedFile } from '../../panelkit/images/DropZone.tsx'
import { useServices } from '../../session/ServicesContext.ts'
import { designPath } from '../../studio/designAddress.ts'
import { colourwayPalettes, quickColourway, sampleNumber, sampleTeam } from '../../studio/kitImages/colourways.ts'
import { crestPalette, type KitColours, withKeeper } from '../../studio/kits/crestPalette.ts'
import { kitDocument } from '../../studio/kits/kitDocument.ts'
import type { KitRenderer } from '../../studio/kits/kitRenderer.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import { QuickAside } from './QuickAside.tsx'
import { QuickKits } from './QuickKits.tsx'
import styles from './quickstart.module.css'
import { useCrest } from './useCrest.ts'

/** While one types, the images rest so long, in ms. */
const pause = 350

interface QuickTableProps {
  readonly garment: GarmentPlugin
  readonly renderer: KitRenderer
}

/** What was given at the left, and what comes of it at the right. */
export function QuickTable({ garment, renderer }: QuickTableProps) {
  const { t } = useTranslation('quickstart')
  const { block, toasts } = useServices()
  const { saveCopy } = useStudio()
  const navigate = useNavigate()
  const intake = useCrest(renderer)
  const [colours, setColours] = useState<KitColours>(begun.colours)
  const [time, setTime] = useState(begun.time)
  const [team, setTeam] = useState(begun.team)
  const [number, setNumber] = useState(begun.number)
  const [chosen, choose] = useState(garment.templates[0]?.id ?? '')
  const { crest } = intake
  const found = crest?.colours.join() ?? ''

  useEffect(() => {
    if (found === '') return
    setColours(crestPalette(found.split(',')))
    setTime(0)
  }, [found])
  usePastedFile(intake.give)

  const input = useMemo(
    () => ({ colours, time, team, number, crest: crest?.asset ?? null }),
    [colours, time, team, number, crest?.asset],
  )
  const settledInput = useDebounced(input, pause)
  const documents = useMemo(() => documentsOf(garment, settledInput), [garment, settledInput])

  const open = async () => {
    const document = documentsOf(garment, input).get(chosen)
    if (document) await navigate(designPath({ garment: garment.slug, id: await saveCopy(garment, document) }))
  }
  const go = () =>
    void block
      .during(open())
      .catch(() => toasts.show({ key: 'open', severity: 'error', text: t('app:refused.notKept') }))

  return (
    <main id="content" className={styles.table}>
      <QuickAside
        intake={intake}
        team={team}
        setTeam={setTeam}
        number={number}
        setNumber={setNumber}
        go={go}
        colours={arranged(colours, time)}
        setColours={changed => {
          setColours(changed)
          setTime(0)
        }}
      />
      <QuickKits
        garment={garment}
        documents={documents}
        chosen={chosen}
        choose={choose}
        kits={renderer.kits}
        isBegun={isSame(settledInput, begun)}
        hasCrest={crest !== null}
        colours={arranged(colours, time)}
        more={() => setTime(time + 1)}
      />
    </main>
  )
}

interface QuickInput {
  readonly colours: KitColours
  readonly time: number
  readonly team: string
  readonly number: string
  readonly crest: NonNullable<ReturnType<typeof useCrest>['crest']>['asset'] | null
}

const begun: QuickInput = {
  colours: colourwayPalettes[quickColourway],
  time: 0,
  team: sampleTeam,
  number: sampleNumber,
  crest: null,
}

const isSame = (a: QuickInput, b: QuickInput): boolean =>
  (['colours', 'time', 'team', 'number', 'crest'] as const).every(key => a[key] === b[key])

/** The kit in every template, by the template's id. */
function documentsOf(
  garment: GarmentPlugin,
  { colours, time, team, number, crest }: QuickInput,
): ReadonlyMap<string, DesignDocument> {
  const palette = withKeeper(arranged(colours, time))
  const words = { teamName: team, frontNumber: number, backNumber: number, shortsNumber: number }
  return new Map(garment.templates.map(({ id }) => [id, kitDocument(garment, { template: id, palette, words, crest })]))
}

/** The same four colours in other roles: each gives twelve other kits. */
const arrangements: readonly ((colours: KitColours) => KitColours)[] = [
  colours => colours,
  ({ main, second, ...rest }) => ({ ...rest, main: second, second: main }),
  ({ main, second, light, dark }) => ({ main: dark, second, light, dark: main }),
  ({ main, second, light, dark }) => ({ main: light, second: main, light: second, dark }),
]

/** The colours as they are worn the so many-th time that somebody asks for twelve more. */
const arranged = (colours: KitColours, time: number): KitColours =>
  arrangements[time % arrangements.length]?.(colours) ?? colours
