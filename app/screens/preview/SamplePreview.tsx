import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ProductType } from '../../../server/contract/tenantSettings.ts'
import { useNewDesignPath, useTenant, useTenantName } from '../../session/useTenant.ts'
import { fetchedGarment } from '../../studio/fetchedGarment.ts'
import { kitDocument } from '../../studio/kits/kitDocument.ts'
import { useStudio } from '../../studio/StudioContext.ts'
import { useOpenedResource } from '../../studio/useOpenedResource.ts'
import { Preview } from './Preview.tsx'
import { PreviewSkeleton } from './PreviewSkeleton.tsx'

/** For people who have no design on this device: a garment of the shop with the shop's name, and a link that begins a design. */
export function SamplePreview() {
  const tenant = useTenant()
  const name = useTenantName()
  if (!tenant) return <PreviewSkeleton />
  return <Sample product={tenant.productTypes[0] ?? 'SOCCER_KIT'} name={name} />
}

interface SampleProps {
  readonly product: ProductType
  readonly name: string
}

function Sample({ product, name }: SampleProps) {
  const { t } = useTranslation('preview')
  const studio = useStudio()
  const begin = useNewDesignPath()
  const open = useCallback(async () => {
    const garment = await fetchedGarment(studio, product)
    const document = kitDocument(garment, { template: garment.templates[0]?.id ?? '', words: { teamName: name } })
    const found = studio.openReadOnly(garment, document)
    return { found, close: found.close }
  }, [studio, product, name])
  const [design] = useOpenedResource(open)
  if (!design) return <PreviewSkeleton />
  const link = (
    <Link className="button primary" to={begin}>
      {t('begin')}
    </Link>
  )
  return <Preview design={design} link={link} />
}
