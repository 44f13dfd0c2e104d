import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FileKind, type FileWish, type MadeFile, makeFile, type NoFile } from '../../studio/download/makeFile.ts'
import { useOpenedDesign } from '../../studio/OpenDesignContext.ts'
import { saveFile } from '../../studio/print/saveFile.ts'

interface Making {
  readonly kind: FileKind
  readonly done: number
  /** 0 while nobody knows how much there is to do. */
  readonly all: number
}

/** A file with the name that it is saved or shown under. */
export interface NamedFile extends MadeFile {
  readonly name: string
}

/** Makes one file at a time and lets the browser save it. Closing ends what is being made. */
export function useMaking() {
  const design = useOpenedDesign()
  const { t } = useTranslation()
  const [making, setMaking] = useState<Making | null>(null)
  const [problem, setProblem] = useState<Exclude<NoFile, 'canceled'> | null>(null)
  /** The model to show in the room. */
  const [room, setRoom] = useState<NamedFile | null>(null)
  const ending = useRef<AbortController | null>(null)
  useEffect(() => () => ending.current?.abort(), [])

  const make = async (wish: FileWish): Promise<void> => {
    const { kind } = wish
    const end = new AbortController()
    ending.current = end
    setProblem(null)
    setMaking({ kind, done: 0, all: 0 })
    const made = await makeFile(design, wish, {
      signal: end.signal,
      onProgress: (done, all) => setMaking({ kind, done, all }),
    })
    if (ending.current === end) setMaking(null)
    if (made === 'canceled') return
    if (typeof made === 'string') return setProblem(made)
    const named = { ...made, name: design.engine.document.current().design.name || t('name.none') }
    if (kind === 'room') setRoom(named)
    else show(named)
  }
  return { making, problem, room, leaveRoom: () => setRoom(null), make, giveUp: () => ending.current?.abort() }
}

/** iPhones show this file on the table at once when it is opened with a picture in the link; all others save it. */
function show({ bytes, name, ending, type }: NamedFile): void {
  const file = `${name}.${ending}`
  const link = document.createElement('a')
  if (ending !== 'usdz' || !link.relList.supports('ar')) {
    saveFile(bytes, file, type)
    return
  }
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  Object.assign(link, { rel: 'ar', href: address, download: file })
  link.append(document.createElement('img'))
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
