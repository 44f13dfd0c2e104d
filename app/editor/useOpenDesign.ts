import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { GarmentPlugin } from '../../engine/index.ts'
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

  useEffect(() => {
    if (asked !== null) return
    const last = wish.kind === 'new' ? null : services.memory.read(lastDesignOf(garment))
    if (wish.kind === 'unreadable') {
      services.toasts.show({ key: 'address', severity: 'warn', text: t('editor.unreadableAddress'), life: 8000 })
    }
    setSearch({ design: last ?? services.newId() }, { replace: true })
  }, [asked, wish.kind, garment, services, setSearch, t])

  useEffect(() => {
    if (asked === null) return undefined
    services.memory.write(lastDesignOf(garment), asked)
    let isLeft = false
    let opened: OpenDesign | null = null
    services.openDesign(garment, asked).then(design => {
      if (isLeft) return design.close()
      opened = design
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
