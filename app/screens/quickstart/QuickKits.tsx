import { Check, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DesignDocument, Mood } from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import type { Language } from '../../i18n/languages.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { kitImage } from '../../studio/kitImages/kitImage.ts'
import type { KitColours } from '../../studio/kits/crestPalette.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { GarmentSketch } from '../../ui/designs/GarmentSketch.tsx'
import { MovingItem, MovingList } from '../../ui/MovingList.tsx'
import type { KitMaker } from './kitMaker.tsx'
import styles from './quickstart.module.css'

interface QuickKitsProps {
  /** `null` until it is fetched. Until then a kit that has changed is shown as a sketch in its colours. */
  readonly maker: KitMaker | null
  /** In the order in which they are shown. */
  readonly templates: readonly {
    readonly id: string
    readonly names: Readonly<Record<Language, string>>
    readonly mood: Mood | undefined
  }[]
  /** By the id of their template. */
  readonly documents: ReadonlyMap<string, DesignDocument> | undefined
  readonly hasCrest: boolean
  /** Whether nothing has been changed yet: images of these kits were taken ahead. */
  readonly isBegun: boolean
  /** A sketch is drawn in these until the image of the kit is taken. */
  readonly colours: KitColours
  readonly chosen: string
  readonly choose: (template: string) => void
  /** The same colours in other roles. */
  readonly more: () => void
}

const shownMoods = ['all', 'bold', 'classic', 'quiet'] as const satisfies readonly (Mood | 'all')[]

/** Twelve kits, of which one is chosen. */
export function QuickKits({
  maker,
  templates,
  documents,
  hasCrest,
  isBegun,
  colours,
  chosen,
  choose,
  more,
}: QuickKitsProps) {
  const { t } = useTranslation('quickstart')
  const language = useStream(useServices().language)
  const [mood, setMood] = useState<(typeof shownMoods)[number]>('all')
  return (
    <section className={styles.kits} aria-labelledby="kits">
      <header className={styles.bar}>
        <h2 id="kits">{hasCrest ? t('kits.yours') : t('kits.plain')}</h2>
        <Segments
          label={t('mood.legend')}
          segments={shownMoods.map(value => ({ value, label: t(`mood.${value}`) }))}
          value={mood}
          choose={setMood}
        />
        <button type="button" className="button line" onClick={more}>
          <RefreshCw aria-hidden />
          {t('more')}
        </button>
      </header>
      <MovingList className={styles.grid}>
        {templates
          .filter(template => mood === 'all' || template.mood === mood)
          .map(({ id, names }, turn) => {
            const document = documents?.get(id)
            const ready = isBegun ? kitImage(`quick-${id}`) : null
            return (
              <MovingItem key={id} turn={turn}>
                <button type="button" className={styles.kit} aria-pressed={id === chosen} onClick={() => choose(id)}>
                  <span className={styles.image}>
                    <GarmentSketch type="SOCCER_KIT" colours={[colours.main, colours.second]} />
                    {ready ? (
                      <img
                        className={styles.ready}
                        src={ready.address}
                        alt=""
                        width={ready.width}
                        height={ready.height}
                        loading="lazy"
                      />
                    ) : (
                      maker && document && <maker.Image document={document} />
                    )}
                  </span>
                  <span className={styles.name}>{names[language]}</span>
                  {id === chosen && <Check className={styles.mark} aria-hidden />}
                </button>
              </MovingItem>
            )
          })}
      </MovingList>
    </section>
  )
}
