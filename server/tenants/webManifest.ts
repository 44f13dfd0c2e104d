import type { z } from 'zod'
import { iconCall, type webManifest } from '../contract/whoami.ts'
import type { Tenant } from '../db/schema/tenants.ts'

/** Home screens cut longer names off. */
const shortest = 12

const words = {
  kh: { lang: 'km', design: 'រចនាឈុតកីឡា' },
  en: { lang: 'en', design: 'Design a kit' },
} as const

/** What browsers put the shop on a home screen with, in its first language. */
export function manifestOf({ slug, nameKh, nameEn, settings, demo }: Tenant): z.infer<typeof webManifest> {
  const language = settings.languages[0] === 'kh' ? 'kh' : 'en'
  const { lang, design } = words[language]
  const name = language === 'kh' ? nameKh : nameEn
  const query = demo ? `?tenant=${slug}` : ''
  return {
    // Demo shops share one address.
    id: `/${query}`,
    name,
    short_name: name.length <= shortest ? name : (name.split(' ')[0] ?? name),
    lang,
    start_url: `/${query}`,
    scope: '/',
    display: 'standalone',
    theme_color: settings.homepage.theme.palette.color,
    background_color: '#ffffff',
    icons: [{ src: `${iconCall.path}${query}`, type: 'image/svg+xml', sizes: 'any', purpose: 'any' }],
    shortcuts: [{ name: design, url: `/quickstart${query}` }],
  }
}
