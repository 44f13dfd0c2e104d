import { ArrowLeft, ArrowRight, Pencil, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { asDesigned, type DesignDocument, type GarmentPlugin, readCheckpoint } from '../../../engine/index.ts'
import { versionTag } from '../../../server/contract/call.ts'
import {
  changeTemplateCall,
  orderTemplatesCall,
  readShopTemplateCall,
  removeTemplateCall,
  type ShopTemplate,
} from '../../../server/contract/console/shopTemplates.ts'
import { useStream } from '../../device/useStream.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { slugOf } from '../../session/products.ts'
import { useServices } from '../../session/ServicesContext.ts'
import type { KitImages } from '../../studio/kits/createKitImages.ts'
import { KitImage } from '../../studio/kits/KitImage.tsx'
import { useStudio } from '../../studio/StudioContext.ts'
import { GarmentSketch } from '../../ui/designs/GarmentSketch.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { useStaff } from '../session/EntranceContext.ts'
import { TemplateNames } from './TemplateNames.tsx'
import styles from './templates.module.css'

interface TemplateCardProps {
  readonly template: ShopTemplate
  readonly kits: KitImages | null
  /** Where it stands among those that the editor offers; null for a retired one. */
  readonly beside: { readonly ids: readonly string[]; readonly index: number } | null
  changed(): void
}

/** A template with its image, and what owners do with it. */
export function TemplateCard({ template, kits, beside, changed }: TemplateCardProps) {
  const { t } = useTranslation('templates')
  const language = useStream(useServices().language)
  const staff = useStaff()
  const { names, design, colours, productType } = template
  const kit = useKit(template)
  return (
    <li className={styles.card} data-retired={template.retiredAt !== null || undefined}>
      <div className={styles.image}>
        <GarmentSketch type={productType} colours={colours} />
        {kits && kit && <KitImage kits={kits} {...kit} view={asDesigned} side="front" label="" />}
      </div>
      <strong>{names[language]}</strong>
      <span className={styles.other}>{names[language === 'kh' ? 'en' : 'kh']}</span>
      <Link to={`/console/designs/${design}`}>{t('design')}</Link>
      {staff.may('manage') && <CardActs template={template} beside={beside} changed={changed} />}
    </li>
  )
}

interface Kit {
  readonly garment: GarmentPlugin
  readonly document: DesignDocument
}

/** What the template looks like; null until it has come, and where it does not. */
function useKit({ id, productType }: ShopTemplate): Kit | null {
  const { client } = useServices()
  const studio = useStudio()
  const [kit, setKit] = useState<Kit | null>(null)
  useEffect(() => {
    let isLeft = false
    const load = async () => {
      const response = await client.send(readShopTemplateCall, { params: { id } })
      const document = response.kind === 'ok' ? readCheckpoint(response.value.document) : null
      const garment = await studio.fetchGarment(slugOf(productType))
      if (document && garment && !isLeft) setKit({ garment, document })
    }
    load().catch(() => undefined)
    return () => {
      isLeft = true
    }
  }, [client, studio, id, productType])
  return kit
}

function CardActs({ template, beside, changed }: Omit<TemplateCardProps, 'kits'>) {
  const { t } = useTranslation('templates')
  const { client, toasts, confirmations } = useServices()
  const problem = useProblemWord()
  const language = useStream(useServices().language)
  const [isNaming, rename] = useState(false)
  const { id, version, productType } = template
  const name = template.names[language]
  const take = (response: ClientResponse<unknown>) => {
    const isOld = response.kind === 'refused' && /^(version-mismatch|wrong-state)$/.test(response.code)
    const text = isOld ? t('changed') : response.kind === 'ok' ? '' : problem(response)
    if (response.kind !== 'ok') toasts.show({ key: 'template', severity: isOld ? 'warn' : 'error', text })
    changed()
  }
  const change = (body: { readonly retired?: boolean; readonly names?: ShopTemplate['names'] }) =>
    client.send(changeTemplateCall, { params: { id }, headers: { 'if-match': versionTag(version) }, body })
  const move = async (by: -1 | 1) => {
    if (!beside) return
    const ids = beside.ids.filter(one => one !== id)
    ids.splice(beside.index + by, 0, id)
    take(await client.send(orderTemplatesCall, { body: { productType, ids } }))
  }
  const remove = async () => {
    const [title, message] = [t('removeTitle', { name }), t('removeText')]
    const [accept, reject] = [t('remove'), t('console:step.keep')]
    if (!(await confirmations.confirm({ icon: Trash2, title, message, accept, reject }))) return
    take(await client.send(removeTemplateCall, { params: { id } }))
  }
  const icon = (tip: string, label: string, Icon: typeof Pencil, act: (() => void) | null) => (
    <button
      type="button"
      className="icon-button small"
      aria-label={label}
      data-tip={tip}
      disabled={act === null}
      onClick={act ?? undefined}
    >
      <Icon aria-hidden />
    </button>
  )
  const isFirst = beside?.index === 0
  const isLast = beside?.index === (beside?.ids.length ?? 0) - 1
  return (
    <div className={styles.acts}>
      {beside && icon(t('earlier'), t('earlierOf', { name }), ArrowLeft, isFirst ? null : () => void move(-1))}
      {beside && icon(t('later'), t('laterOf', { name }), ArrowRight, isLast ? null : () => void move(1))}
      {icon(t('rename'), t('renameOf', { name }), Pencil, () => rename(true))}
      {!beside && icon(t('remove'), t('removeOf', { name }), Trash2, () => void remove())}
      <button
        type="button"
        className="button line small"
        onClick={async () => take(await change({ retired: beside !== null }))}
      >
        {beside ? t('retire') : t('offer')}
      </button>
      {isNaming && (
        <TemplateNames
          title={t('renameOf', { name })}
          accept={t('save')}
          names={template.names}
          send={names => change({ names })}
          close={() => rename(false)}
          saved={() => {
            rename(false)
            changed()
          }}
        />
      )}
    </div>
  )
}
