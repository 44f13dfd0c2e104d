import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchOnce } from '../../device/fetchOnce.ts'
import { useServices } from '../../session/ServicesContext.ts'

/** The part of a control that opens: a page that opens none does not fetch it. */
export interface Part<Props> {
  /** Fetches it, once. After a failure the next call fetches anew. */
  fetch(): Promise<ComponentType<Props>>
  /** `null` until it is fetched. */
  current(): ComponentType<Props> | null
}

export function createPart<Props>(fetch: () => Promise<ComponentType<Props>>): Part<Props> {
  let fetched: ComponentType<Props> | null = null
  return {
    fetch: fetchOnce(async () => {
      fetched = await fetch()
      return fetched
    }),
    current: () => fetched,
  }
}

/** `false` until the part is in the page: what is mounted open does not move the focus, or moves it twice. */
export function useIsMounted(): boolean {
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return isMounted
}

/** What a button needs to open a part. */
export interface Opening<Props> {
  readonly isOpen: boolean
  /** It was pressed, and the part is still on its way. */
  readonly isComing: boolean
  /** The part; `null` until it was opened for the first time. It stays when it is closed, to give the focus back. */
  readonly Part: ComponentType<Props> | null
  /** How often it was opened, as a key: each opening begins anew. */
  readonly turn: number
  open(): void
  close(): void
  toggle(): void
  /** Handlers of the button: who points at it is about to press it. */
  readonly ahead: { onPointerEnter(): void; onFocus(): void }
}

/**
 * Opens a part that is fetched on demand: ahead when somebody points at its button or reaches it with the keyboard, so
 * that it opens at once. Pressed before it came, it opens when it is there; pressed again meanwhile, it does not. When it
 * cannot be fetched a message says so, with a way to try again.
 */
export function useOpening<Props>(part: Part<Props>): Opening<Props> {
  const { t } = useTranslation()
  const { toasts } = useServices()
  const [state, setState] = useState<'closed' | 'coming' | 'open'>('closed')
  const [turn, setTurn] = useState(0)
  const requested = useRef(0)

  const show = () => {
    setState('open')
    setTurn(before => before + 1)
  }
  const open = () => {
    requested.current += 1
    if (part.current()) return show()
    const mine = requested.current
    const isWanted = () => mine === requested.current
    setState('coming')
    part.fetch().then(
      () => isWanted() && show(),
      () => {
        if (!isWanted()) return
        setState('closed')
        const again = { label: t('app:again'), act: open }
        toasts.show({ key: 'control', severity: 'error', text: t('app:controls.notFetched'), actions: [again] })
      },
    )
    return undefined
  }
  const close = () => {
    requested.current += 1
    setState('closed')
  }
  useEffect(
    () => () => {
      requested.current += 1
    },
    [],
  )
  // What fails ahead is said when it is asked for.
  const prefetch = () => void part.fetch().catch(() => {})
  return {
    isOpen: state === 'open',
    isComing: state === 'coming',
    Part: turn > 0 ? part.current() : null,
    turn,
    open,
    close,
    toggle: () => (state === 'closed' ? open() : close()),
    ahead: { onPointerEnter: prefetch, onFocus: prefetch },
  }
}
