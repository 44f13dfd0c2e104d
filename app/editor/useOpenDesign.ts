import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { GarmentPlugin } from '../../engine/index.ts'
import { applyTemplate } from '../../plugins/index.ts'
import { useServices } from '../shell/ServicesContext.ts'
import { readDesignAddress } from './designAddress.ts'
import type { OpenDesign } from './openDesign.ts'

/** The design that the address asks for; `null` until it is open. Puts its id into the address. */
export function useOpenDesign(garment: GarmentPlugin): OpenDesign | null {
  const services = useServices()
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const [open, setOpen] = useState<OpenDesign | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const wish = readDesignAddress(search.toString())
  const asked = wish.kind === 'open' ? wish.id : null
  const template = wish.kind === 'template' ? wish.template : null
  /** The design that was begun for a template, until it is dressed. */
  const begun = useRef<{ readonly id: string; readonly template: string } | null>(null)

  useEffect(() => {
    if (asked !== null) return
    const isThere = template !== null && garment.templates.some(({ id }) => id === template)
    const last = wish.kind === 'new' || isThere ? null : services.memory.read(lastDesignOf(garment))
    if (wish.kind === 'unreadable' || (template !== null && !isThere)) {
      const text = template === null ? t('editor.unreadableAddress') : t('editor.unknownTemplate')
      services.toasts.show({ key: 'address', severity: 'warn', text, life: 8000 })
    }
    const id = last ?? services.newId()
    if (isThere) begun.current = { id, template }
    setSearch({ design: id }, { replace: true })
  }, [asked, template, wish.kind, garment, services, setSearch, t])

  useEffect(() => {
    if (asked === null) return undefined
    services.memory.write(lastDesignOf(garment), asked)
    let isLeft = false
    let opened: OpenDesign | null = null
    services.openDesign(garment, asked).then(design => {
      if (isLeft) return design.close()
      opened = design
      if (begun.current?.id === asked) {
        design.engine.dispatch(applyTemplate.of({ id: services.newId(), template: begun.current.template }))
        begun.current = null
      }
      return setOpen(design)
    }, setFailure)
    return () => {
      isLeft = true
      opened?.close()
      setOpen(null)
    }
  }, [asked, garment, services])

  // The screen of failures says what to do.
  if (failure !== null) throw failure
  return open
}

const lastDesignOf = (garment: GarmentPlugin): string => `kitloom-last-design:${garment.slug}`
