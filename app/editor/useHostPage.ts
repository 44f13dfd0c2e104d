import { useEffect, useEffectEvent } from 'react'
import { useStream } from '../device/useStream.ts'
import { designableTypes, slugOf } from '../session/products.ts'
import { designPath } from '../studio/designAddress.ts'
import type { EmbeddedEditor } from '../studio/embedding/embeddedEditor.ts'
import type { HostedDesign } from '../studio/embedding/messages.ts'
import { useOpenedDesign } from '../studio/OpenDesignContext.ts'
import { useStudio } from '../studio/StudioContext.ts'
import { useNavigate } from '../ui/routing/RoutingContext.ts'

/** Pages hear of changes this long after the last one, in ms. */
const pause = 500

/** Tells the page round the frame what becomes of the design, and opens what it asks for. */
export function useHostPage(): void {
  const host = useStream(useStudio().host)
  const { engine } = useOpenedDesign()
  const hosted = useHostedDesign()
  const notify = useEffectEvent((type: 'opened' | 'changed') => host?.send({ type, ...hosted() }))
  useEffect(() => {
    if (!host) return undefined
    notify('opened')
    // With `debounceTime` the schedulers of rxjs would be on every page of the shop, which shares what there is of it.
    let waiting: ReturnType<typeof setTimeout> | undefined
    const following = engine.document.changes$.subscribe(() => {
      clearTimeout(waiting)
      waiting = setTimeout(() => notify('changed'), pause)
    })
    return () => {
      clearTimeout(waiting)
      following.unsubscribe()
    }
  }, [host, engine])
  useOpening(host)
}

function useOpening(host: EmbeddedEditor | null): void {
  const navigate = useNavigate()
  useEffect(() => {
    if (!host) return undefined
    const open = () => {
      const wanted = host.opening.current()
      if (!wanted) return
      const { garment, template, design } = wanted
      if (!designableTypes.some(type => slugOf(type) === garment)) {
        return host.send({ type: 'refused', code: 'unknown-garment', text: `There is no garment "${garment}".` })
      }
      const search = template ? `?template=${template}` : '?new'
      void navigate(design ? designPath({ garment, id: design }) : `/design/${garment}${search}`)
      return undefined
    }
    const following = host.opening.changes$.subscribe(open)
    return () => following.unsubscribe()
  }, [host, navigate])
}

/** Hands an order to the page where it wants that. Whether it did. */
export function useOrderOutside(): () => boolean {
  const host = useStream(useStudio().host)
  const hosted = useHostedDesign()
  return () => {
    if (!host) return false
    host.send({ type: 'checkout', ...hosted() })
    return host.isOrderedOutside.current()
  }
}

function useHostedDesign(): () => HostedDesign {
  const { id, garment, engine } = useOpenedDesign()
  return () => {
    const { design, players } = engine.document.current()
    return { design: id, garment: garment.slug, name: design.name, players: Object.keys(players).length }
  }
}
