import { HardDrive, UserRoundCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useStream } from '../../device/useStream.ts'
import { formatDay } from '../../i18n/formats.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { designCalls } from '../../session/designCalls.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { designPath } from '../../studio/designAddress.ts'
import { type DeviceDesign, deviceDesigns, savedLinks } from '../../studio/designs/deviceDesigns.ts'
import { useFetchStudio } from '../../studio/StudioContext.ts'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import styles from './designList.module.css'

/** Designs that only this device has, to be taken into the account. Not there when there are none. */
export function DeviceSection() {
  const { t } = useTranslation('designList')
  const { language, now } = useServices()
  const chosen = useStream(language)
  const { designs, take } = useDeviceOnly()
  if (designs.length === 0) return null
  return (
    <section className={styles.device} aria-labelledby="device-designs">
      <div className={styles.deviceHead}>
        <div>
          <h2 id="device-designs">{t('device.title')}</h2>
          <p>{t('device.text')}</p>
        </div>
        <button type="button" className="button line" onClick={() => void take()}>
          <UserRoundCheck aria-hidden />
          {t('device.take')}
        </button>
      </div>
      <ul>
        {designs.map(design => (
          <li key={design.id}>
            <Link to={designPath(design)}>
              <HardDrive aria-hidden />
              <span>{design.name || t('unnamed')}</span>
              <span className={styles.deviceDay}>
                {t('edited', { day: formatDay(new Date(design.at), new Date(now()), chosen) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface DeviceOnly {
  /** Designs of this device that are not in the account, nor somebody else's. */
  readonly designs: readonly DeviceDesign[]
  /** Makes them the account's: those that the server has of this guest, and those that it never had. */
  take(): Promise<void>
}

/** What somebody has designed here without being signed in, or without a server. */
function useDeviceOnly(): DeviceOnly {
  const { t } = useTranslation('designList')
  const { client, memory, queries, guestSecret, toasts, block } = useServices()
  const fetchStudio = useFetchStudio()
  const problemWord = useProblemWord()
  const calls = designCalls(client)
  const links = savedLinks(memory)
  const listed = deviceDesigns(memory)
    .list()
    .filter(({ id }) => links.guestOf(id) === null)
  const all = useRequest(['designs', 'all'], calls.all)
  const known = all.kind === 'ok' ? all.value.map(({ id }) => id) : listed.map(({ id }) => id)
  const designs = listed.filter(({ id }) => !known.includes(id))

  const takeAll = async (): Promise<string | null> => {
    const claimed = await calls.claim(guestSecret())
    if (claimed.kind !== 'ok') return problemWord(claimed)
    const never = designs.filter(({ id }) => !claimed.value.claimed.includes(id))
    if (never.length === 0) return null
    const { fetchGarment, sendDesign } = await fetchStudio()
    let problem: string | null = null
    for (const { id, garment: slug } of never) {
      const garment = await fetchGarment(slug)
      const code = garment ? await sendDesign(garment, id) : 'not-found'
      if (code === 'unreachable') problem = problemWord({ kind: 'unreachable' })
      else if (code !== null) problem = code === 'id-taken' ? t('device.taken') : problemWord(refusal(code))
    }
    return problem
  }
  return {
    designs,
    async take() {
      const problem = await block.during(takeAll().catch(() => problemWord({ kind: 'unreachable' })))
      void queries.invalidateQueries({ queryKey: ['designs'] })
      if (problem === null) toasts.show({ key: 'device', severity: 'success', text: t('device.done'), life: 8000 })
      else toasts.show({ key: 'device', severity: 'warn', text: problem })
    },
  }
}

const refusal = (code: string) => ({ kind: 'refused', code, waitSeconds: null }) as const
