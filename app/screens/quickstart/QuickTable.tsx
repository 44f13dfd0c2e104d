import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { templateCards } from '../../../plugins/templateCards.ts'
import { useDebounced } from '../../device/useDebounced.ts'
import { usePastedFile } from '../../panelkit/images/DropZone.tsx'
import { slugOf } from '../../session/products.ts'
import { useServices } from '../../session/ServicesContext.ts'
import type { KitColours } from '../../studio/kits/crestPalette.ts'
import { useNavigate } from '../../ui/routing/RoutingContext.ts'
import { QuickAside } from './QuickAside.tsx'
import { QuickKits } from './QuickKits.tsx'
import { arranged, firstInput, isSameInput } from './quickInput.ts'
import styles from './quickstart.module.css'
import { useCrest } from './useCrest.ts'
import { useKitMaker } from './useKitMaker.ts'

/** While one types, the images rest so long, in ms. */
const pause = 350

const slug = slugOf('SOCCER_KIT')
const templates = [...templateCards].flatMap(([id, card]) => (card.slug === slug ? [{ id, ...card }] : []))

/** What was given at the left, and what comes of it at the right. */
export function QuickTable() {
  const { t } = useTranslation('quickstart')
  const { block, toasts } = useServices()
  const navigate = useNavigate()
  const { maker, bring } = useKitMaker()
  const notify = (text: string) => toasts.show({ key: 'quick', severity: 'error', text })
  const intake = useCrest({
    images: maker?.images ?? null,
    bring,
    onMissing: () => notify(t('notHere')),
  })
  const [given, setGiven] = useState<KitColours>(firstInput.colours)
  const [time, setTime] = useState(0)
  const [team, setTeam] = useState(firstInput.team)
  const [number, setNumber] = useState(firstInput.number)
  const [chosen, choose] = useState(templates[0]?.id ?? '')
  const { crest } = intake
  const found = crest?.colours.join() ?? ''

  useEffect(() => {
    if (found === '' || !maker) return
    setGiven(maker.coloursOf(found.split(',')))
    setTime(0)
  }, [found, maker])
  usePastedFile(intake.give)

  const asset = crest?.asset ?? null
  const colours = useMemo(() => arranged(given, time), [given, time])
  const input = useMemo(() => ({ colours, team, number, crest: asset }), [colours, team, number, asset])
  const settledInput = useDebounced(input, pause)
  const documents = useMemo(() => maker?.documentsOf(settledInput), [maker, settledInput])

  const open = async () => {
    toasts.close('quick')
    const brought = await bring().catch(() => null)
    if (!brought) return notify(t('notHere'))
    return navigate(await brought.save(input, chosen))
  }
  const go = () => void block.during(open()).catch(() => notify(t('app:refused.notKept')))

  return (
    <main id="content" className={styles.table}>
      <QuickAside
        intake={intake}
        team={team}
        setTeam={setTeam}
        number={number}
        setNumber={setNumber}
        go={go}
        colours={colours}
        setColours={changed => {
          setGiven(changed)
          setTime(0)
        }}
      />
      <QuickKits
        maker={maker}
        templates={templates}
        documents={documents}
        chosen={chosen}
        choose={choose}
        isBegun={isSameInput(settledInput, firstInput)}
        hasCrest={crest !== null}
        colours={colours}
        more={() => setTime(time + 1)}
      />
    </main>
  )
}
