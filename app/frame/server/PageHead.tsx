import { cardOfThumbnail } from '../../../server/contract/designs/designThumbnail.ts'
import type { PageRequest } from '../../../server/contract/pageStart.ts'
import type { Whoami } from '../../../server/contract/whoami.ts'
import { type Language, languageCodes } from '../../i18n/languages.ts'
import { nameOfTenant, withTenant } from '../../session/tenant.ts'
import { productImage } from '../../studio/kitImages/kitImage.ts'
import { shortTitle } from '../../ui/PageTitle.tsx'
import type { PageAbout } from './drawnScreens.tsx'

const locales: Readonly<Record<Language, string>> = { kh: 'km_KH', en: 'en_US' }

interface PageHeadProps {
  readonly request: PageRequest
  readonly tenant: Whoami
  /** Below the origin, without a query. */
  readonly path: string
  /** `null` for pages that only a browser draws. */
  readonly about: PageAbout | null
  readonly isPrivate: boolean
  /** Whether the screen has said its title itself. */
  readonly isTitled: boolean
}

/** What search engines and messengers show of a page, and the colour and icon of its shop. */
export function PageHead({ request, tenant, path, about, isPrivate, isTitled }: PageHeadProps) {
  const { origin, language } = request
  const shop = nameOfTenant(tenant, language)
  const title = about?.title ?? null
  const own = withTenant(request.tenant)
  const card = about?.thumbnail ? own(cardOfThumbnail(about.thumbnail)) : cardOfShop(tenant)
  const address = origin + own(path)
  return (
    <>
      {!isTitled && <title>{shop}</title>}
      <meta name="theme-color" content={tenant.settings.homepage.theme.palette.color} />
      <link rel="icon" type="image/svg+xml" href={own(tenant.icon)} />
      {isPrivate && <meta name="robots" content="noindex" />}
      {about && <meta name="description" content={about.description} />}
      {about && !isPrivate && <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={shop} />
      <meta property="og:title" content={title === null ? shop : shortTitle(title)} />
      {about && <meta property="og:description" content={about.description} />}
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={locales[language]} />
      {languageCodes
        .filter(code => code !== language)
        .map(code => (
          <meta key={code} property="og:locale:alternate" content={locales[code]} />
        ))}
      {card && (
        <>
          <meta property="og:image" content={origin + card} />
          <meta property="og:image:type" content="image/jpeg" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}

/** The build writes a JPEG beside each image of a product: not every messenger reads WebP. */
function cardOfShop({ productTypes }: Whoami): string | null {
  const image = productImage(productTypes)
  return image && `${image.address}.jpg`
}
