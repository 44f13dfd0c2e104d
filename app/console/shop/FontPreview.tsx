import { useEffect, useState } from 'react'
import type { ShopFont } from '../../../server/contract/console/shopFonts.ts'
import { useServices } from '../../session/ServicesContext.ts'
import styles from './fonts.module.css'

const samples = {
  kh: 'អង្គរ ១០',
  th: 'ไทย 10',
  jp: 'サッカー 10',
  kr: '축구 10',
  cn: '足球 10',
  en: 'Angkor FC 10',
} as const

/** Some words in a font of the shop, in the language it was drawn for. */
export function FontPreview({ font: { id, url, lang } }: { readonly font: ShopFont }) {
  const { withTenant } = useServices()
  const [family, setFamily] = useState<string | null>(null)
  useEffect(() => {
    if (typeof FontFace === 'undefined') return undefined
    const face = new FontFace(`shop-${id.slice(4, 12)}`, `url(${withTenant(url)})`)
    document.fonts.add(face)
    let isLeft = false
    face.load().then(
      () => {
        if (!isLeft) setFamily(face.family)
      },
      () => {},
    )
    return () => {
      isLeft = true
      document.fonts.delete(face)
    }
  }, [id, url, withTenant])
  return (
    <p
      className={styles.sample}
      data-waiting={family === null || undefined}
      style={{ fontFamily: family ?? undefined }}
    >
      {samples[lang]}
    </p>
  )
}
