import { FileDown, Link2, MessageSquareText, SendHorizontal } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { designPath } from '../../studio/designAddress.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { PrintFindingsDialog } from '../../studio/print/PrintFindingsDialog.tsx'
import { usePrinting } from '../../studio/print/usePrinting.ts'
import styles from './checkout.module.css'
import { LetterDialog } from './LetterDialog.tsx'
import { LinkDialog } from './LinkDialog.tsx'

/** What gets a design made before it can be ordered here: a letter to the shop, files, a link, a review. */
export function TodayWays({ name, kits }: { readonly name: string; readonly kits: number }) {
  const { t } = useTranslation('checkout')
  const { id, garment, line } = useOpenedDesign()
  const { isBusy, findings, print, printTeam, dismiss } = usePrinting()
  const [shown, show] = useState<'letter' | 'link' | null>(null)
  return (
    <section aria-labelledby="today">
      <h2 id="today">{t('today.title')}</h2>
      <ul className={styles.ways}>
        <li>
          <MessageSquareText aria-hidden />
          <h3>{t('today.letter.title')}</h3>
          <p>{t('today.letter.text')}</p>
          <button type="button" className="button primary" onClick={() => show('letter')}>
            {t('today.letter.act')}
          </button>
        </li>
        <li>
          <SendHorizontal aria-hidden />
          <h3>{t('today.review.title')}</h3>
          <p>{t('today.review.text')}</p>
          <Link className="button line" to={designPath({ garment: garment.slug, id })}>
            {t('today.review.act')}
          </Link>
        </li>
        <li>
          <FileDown aria-hidden />
          <h3>{t('today.print.title')}</h3>
          <p>{t('today.print.text')}</p>
          <button
            type="button"
            className="button line"
            aria-disabled={isBusy}
            onClick={() => !isBusy && void (kits > 0 ? printTeam() : print())}
          >
            {isBusy ? t('app:print.busy') : kits > 0 ? t('today.print.team') : t('today.print.sample')}
          </button>
        </li>
        <li>
          <Link2 aria-hidden />
          <h3>{t('today.link.title')}</h3>
          <p>{line.isGuest ? t('today.link.guest') : t('today.link.text')}</p>
          {!line.isGuest && (
            <button type="button" className="button line" onClick={() => show('link')}>
              {t('today.link.act')}
            </button>
          )}
        </li>
      </ul>
      {shown === 'letter' && <LetterDialog id={id} name={name} kits={kits} close={() => show(null)} />}
      {shown === 'link' && <LinkDialog close={() => show(null)} />}
      {findings && <PrintFindingsDialog findings={findings} close={dismiss} />}
    </section>
  )
}
