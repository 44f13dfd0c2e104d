import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matchPath, useLocation, useSearchParams } from 'react-router-dom'
import { emptyDocument, type GarmentPlugin } from '../../engine/index.ts'
import { applyTemplate } from '../../plugins/index.ts'
import { useStream } from '../device/useStream.ts'
import { designableTypes, slugOf } from '../session/products.ts'
import { useServices } from '../session/ServicesContext.ts'
import { designPath, opensBlank, readDesignAddress, rightPath } from '../studio/designAddress.ts'
import { lastDesignOf } from '../studio/designs/deviceDesigns.ts'
import { fetchModelsAhead } from '../studio/kits/shownModels.ts'
import { OpenDesignContext } from '../studio/OpenDesignContext.ts'
import { firstView, type OpenDesign } from '../studio/openDesign.ts'
import { useStudio } from '../studio/StudioContext.ts'
import { useOpenedResource } from '../studio/useOpenedResource.ts'
import { NotFound } from '../ui/NotFound.tsx'
import { useNavigate } from '../ui/routing/RoutingContext.ts'
import { Editor } from './Editor.tsx'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import { findInAccount } from './findInAccount.ts'

/** `/design/<garment>`: the editor of one garment type that the shop makes. */
export function EditorScreen() {
  const { pathname } = useLocation()
  const tenant = useStream(useServices().tenant.state)
  const type = designableTypes.find(type => matchPath(`/design/${slugOf(type)}`, pathname))
  if (tenant.kind === 'loading') return <EditorSkeleton />
  // Without the server it is unknown what the shop makes, but designs on this device can be edited.
  const isMade = tenant.kind !== 'known' || tenant.tenant.productTypes.some(made => made === type)
  return type && isMade ? <FetchedEditor key={type} slug={slugOf(type)} /> : <NotFound />
}

function FetchedEditor({ slug }: { readonly slug: string }) {
  const { fetchGarment } = useStudio()
  const [fetched] = useOpenedResource(
    useCallback(async () => ({ found: { garment: await fetchGarment(slug) } }), [fetchGarment, slug]),
  )
  if (!fetched) return <OpeningEditor slug={slug} />
  return fetched.garment ? <GarmentEditor garment={fetched.garment} /> : <NotFound />
}

function GarmentEditor({ garment }: { readonly garment: GarmentPlugin }) {
  const design = useOpenDesign(garment)
  if (!design) return <OpeningEditor slug={garment.slug} />
  return (
    <OpenDesignContext value={design}>
      <Editor key={design.id} />
    </OpenDesignContext>
  )
}

function OpeningEditor({ slug }: { readonly slug: string }) {
  const { memory } = useServices()
  return <EditorSkeleton isBlank={opensBlank(useLocation().search, slug, memory)} />
}

/** The design that the address asks for; `null` until it is open. Puts its id into the address. */
export function useOpenDesign(garment: GarmentPlugin): OpenDesign | null {
  const services = useServices()
  const studio = useStudio()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const [open, setOpen] = useState<OpenDesign | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const address = readDesignAddress(search.toString())
  const elsewhere = address.kind === 'open' ? rightPath(address.id, garment.slug, studio.designs.list()) : null
  const requestedId = address.kind === 'open' && elsewhere === null ? address.id : null
  const template = address.kind === 'template' ? address.template : null
  /** The design that was begun for a template, until it is dressed. */
  const begun = useRef<{ readonly id: string; readonly template: string } | null>(null)

  useEffect(() => {
    if (elsewhere !== null) return void navigate(elsewhere, { replace: true })
    if (requestedId !== null) return undefined
    const isThere = template !== null && garment.templates.some(({ id }) => id === template)
    const last = address.kind === 'new' || isThere ? null : services.memory.read(lastDesignOf(garment.slug)) || null
    if (address.kind === 'unreadable' || (template !== null && !isThere)) {
      const text = template === null ? t('editor.unreadableAddress') : t('editor.unknownTemplate')
      services.toasts.show({ key: 'address', severity: 'warn', text, life: 8000 })
    }
    const id = last ?? studio.beginDesign()
    if (last === null && !isThere) void fetchModelsAhead({ garment, document: emptyDocument }, firstView)
    if (isThere) begun.current = { id, template }
    setSearch({ design: id }, { replace: true })
    return undefined
  }, [requestedId, elsewhere, template, address.kind, garment, services, studio, navigate, setSearch, t])

  useEffect(() => {
    if (requestedId === null) return undefined
    services.memory.write(lastDesignOf(garment.slug), requestedId)
    let isLeft = false
    let opened: OpenDesign | null = null
    const begin = async () => {
      const design = await studio.openDesign(garment, requestedId, async () => {
        const found = await findInAccount(services, requestedId)
        const slug = found ? slugOf(found.productType) : garment.slug
        if (slug !== garment.slug && !isLeft)
          void navigate(designPath({ garment: slug, id: requestedId }), { replace: true })
        return found !== null && slug === garment.slug
      })
      if (isLeft) return design.close()
      opened = design
      if (begun.current?.id === requestedId) {
        design.engine.dispatch(applyTemplate.of({ id: services.newId(), template: begun.current.template }))
        begun.current = null
      }
      void fetchModelsAhead({ garment, document: design.engine.document.current() }, design.view.current())
      setOpen(design)
    }
    begin().catch(setFailure)
    return () => {
      isLeft = true
      opened?.close()
      setOpen(null)
    }
  }, [requestedId, garment, services, studio, navigate])

  // The screen of failures says what to do.
  if (failure !== null) throw failure
  return open
}
