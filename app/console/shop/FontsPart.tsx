import { Type, Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  changeShopFontCall,
  largestFont,
  listShopFontsCall,
  type ShopFont,
  uploadShopFontCall,
} from '../../../server/contract/console/shopFonts.ts'
import { formatNumber } from '../../i18n/formats.ts'
import type { ClientResponse } from '../../session/api/clientResponse.ts'
import { useRequest } from '../../session/api/useRequest.ts'
import { useServices } from '../../session/ServicesContext.ts'
import { EmptyState, LoadError } from '../../ui/EmptyState.tsx'
import { useProblemWord } from '../../ui/forms/problemWord.ts'
import { FontPreview } from './FontPreview.tsx'
import styles from './shop.module.css'

const key = ['console-fonts']
type FontList = { readonly items: readonly ShopFont[] }

/** The fonts that the shop has uploaded: what the editor offers beside the built-in ones. */
export function FontsPart() {
  const { t } = useTranslation('shop')
  const { client, queries, toasts } = useServices()
  const problem = useProblemWord()
  const found = useRequest(key, () => client.send(listShopFontsCall))
  const [isBusy, setBusy] = useState(false)
  const take = (response: ClientResponse<FontList>, saved: string) => {
    if (response.kind === 'ok') queries.setQueryData(key, response)
    const text = response.kind === 'ok' ? saved : problem(response)
    toasts.show({ key: 'fonts', severity: response.kind === 'ok' ? 'success' : 'error', text })
  }
  const upload = async (file: File) => {
    if (file.size > largestFont) {
      const text = t('fonts.tooLarge', { max: largestFont / 1_000_000 })
      return toasts.show({ key: 'fonts', severity: 'error', text })
    }
    setBusy(true)
    const query = { name: file.name.slice(0, 120) }
    take(await client.send(uploadShopFontCall, { query, body: file }), t('fonts.added'))
    return setBusy(false)
  }
  const offer = async ({ id }: ShopFont, offered: boolean) =>
    take(await client.send(changeShopFontCall, { params: { id }, body: { offered } }), t('saved'))
  if (found.kind === 'loading') return <span className={styles.waiting} role="status" aria-label={t('app:loading')} />
  if (found.kind === 'failed') return <LoadError error={found.error} retry={found.retry} />
  return (
    <>
      <div className={styles.tools}>
        <p className={styles.lead}>{t('fonts.lead')}</p>
        <label className="button primary" aria-disabled={isBusy || undefined}>
          <Upload aria-hidden />
          {isBusy ? t('fonts.adding') : t('fonts.add')}
          <input
            type="file"
            className="visually-hidden"
            accept=".woff2,.woff,.ttf,.otf"
            aria-label={t('fonts.add')}
            disabled={isBusy}
            onChange={event => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) void upload(file)
            }}
          />
        </label>
      </div>
      {found.value.items.length === 0 ? (
        <EmptyState icon={Type} title={t('fonts.none')} text={t('fonts.noneText')} />
      ) : (
        <ul className={styles.cards}>
          {found.value.items.map(font => (
            <FontItem key={font.id} font={font} offer={offered => void offer(font, offered)} />
          ))}
        </ul>
      )}
    </>
  )
}

interface FontItemProps {
  readonly font: ShopFont
  readonly offer: (offered: boolean) => void
}

function FontItem({ font, offer }: FontItemProps) {
  const { t } = useTranslation('shop')
  const { title, lang, size, offered } = font
  return (
    <li className={styles.card}>
      <h2>{title}</h2>
      <FontPreview font={font} />
      <p>
        {t(`fonts.lang.${lang}`)} · {formatNumber(size / 1000, 0)} kB
        {!offered && ` · ${t('fonts.notOffered')}`}
      </p>
      <button type="button" className="button line" onClick={() => offer(!offered)}>
        {offered ? t('fonts.stop') : t('fonts.offer')}
      </button>
    </li>
  )
}
