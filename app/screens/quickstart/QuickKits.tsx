import { Check, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  asDesigned,
  type DesignDocument,
  type GarmentPlugin,
  type Mood,
  moods,
  templateNames,
} from '../../../engine/index.ts'
import { useStream } from '../../device/useStream.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { kitImage } from '../../studio/kitImages/kitImage.ts'
import type { KitImages } from '../../studio/kits/createKitImages.ts'
import type { KitColours } from '../../studio/kits/crestPalette.ts'
import { KitImage } from '../../studio/kits/KitImage.tsx'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { GarmentSketch } from '../../ui/designs/GarmentSketch.tsx'
import { MovingItem, MovingList } from '../../ui/MovingList.tsx'
import styles from './quickstart.module.css'

interface QuickKitsProps {
  readonly garment: GarmentPlugin
  /** By the id of their template. */
  readonly documents: ReadonlyMap<string, DesignDocument>
  readonly kits: KitImages
  readonly hasCrest: boolean
  /** Nothing is changed yet: their images were taken ahead. */
  readonly isBegun: boolean
  /** A kit is drawn in them until its image is taken. */
  readonly colours: KitColours
  readonly chosen: string
  readonly choose: (template: string) => void
  /** The same colours in other roles. */
  readonly more: () => void
}

/** Twelve kits, of which one is chosen. */
export function QuickKits({
  garment,
  documents,
  kits,
  hasCrest,
  isBegun,
  colours,
  chosen,
  choose,
  more,
}: QuickKitsProps) {
  const { t } = useTranslation('quickstart')
  const language = useStream(useServices().language)
  const [mood, setMood] = useState<Mood | 'all'>('all')
  const shown = garment.templates.filter(template => mood === 'all' || template.mood === mood)
  return (
    <section className={styles.kits} aria-labelledby="kits">
      <header className={styles.bar}>
        <h2 id="kits">{hasCrest ? t('kits.yours') : t('kits.plain')}</h2>
        <Segments
          label={t('mood.legend')}
          segments={(['all', ...moods] as const).map(value => ({ value, label: t(`mood.${value}`) }))}
          value={mood}
          choose={setMood}
        />
        <button type="button" className="button line" onClick={more}>
          <RefreshCw aria-hidden />
          {t('more')}
        </button>
      </header>
      <MovingList arrives className={styles.grid}>
        {shown.map(({ id }, turn) => {
          const document = documents.get(id)
          const name = templateNames(garment, id)[language]
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
                    />
                  ) : (
                    document && (
                      <KitImage
                        kits={kits}
                        garment={garment}
                        document={document}
                        view={asDesigned}
                        side="front"
                        label=""
                      />
                    )
                  )}
                </span>
                <span className={styles.name}>{name}</span>
                {id === chosen && <Check className={styles.mark} aria-hidden />}
              </button>
            </MovingItem>
          )
        })}
      </MovingList>
    </section>
  )
}
