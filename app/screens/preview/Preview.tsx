import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ArtworkView, baseSize } from '../../../engine/index.ts'
import { mayHaveWebGl, prefersReducedMotion, useNarrow } from '../../device/display.ts'
import { fetchedComponent } from '../../device/fetchedComponent.tsx'
import { useServices } from '../../session/ServicesContext.ts'
import { KitImage } from '../../studio/kits/KitImage.tsx'
import type { ReadOnlyDesign } from '../../studio/kits/readOnlyDesign.ts'
import type { WornKitProps } from '../../studio/worn/WornKit.tsx'
import type { AvatarHandle } from '../../viewer/avatar/avatarProps.ts'
import { GarmentBoundary } from '../../viewer/GarmentBoundary.tsx'
import { type Background, backgroundPainter } from './backgrounds.ts'
import { FigureBar } from './FigureBar.tsx'
import { MotionBar } from './MotionBar.tsx'
import styles from './preview.module.css'
import { useCamera } from './useCamera.ts'
import { useKeepsakes } from './useKeepsakes.ts'
import { useShirt } from './useShirt.ts'
import { useTeamPhoto } from './useTeamPhoto.ts'
import { useWearerChoice } from './useWearerChoice.ts'

const WornKit = fetchedComponent(
  async () => (await import('../../studio/worn/WornKit.tsx')).WornKit,
  () => <div />,
)

const covered = { top: 56, right: 0, bottom: 96, left: 0 }
const coveredOnPhone = { top: 116, right: 0, bottom: 144, left: 0 }

/** A design as it is now, with everything that draws it. */
export type PreviewedDesign = Pick<ReadOnlyDesign, 'garment' | 'document' | 'artwork' | 'images' | 'kits'>

interface PreviewProps {
  readonly design: PreviewedDesign
  /** The link that stands before the name. */
  readonly link: ReactNode
}

/** A kit on somebody who dances in it: who, how, and whose shirt can be chosen, and images and videos of it kept. */
export function Preview({ design, link }: PreviewProps) {
  const { t } = useTranslation('preview')
  const { document } = design
  const stage = useRef<AvatarHandle>(null)
  const [isSolid, setSolid] = useState(mayHaveWebGl)
  const [isReady, setReady] = useState(false)
  const [isPlaying, setPlaying] = useState(() => !prefersReducedMotion())
  const [speed, setSpeed] = useState(1)
  const [time, setTime] = useState(0)
  const camera = useCamera()
  const [hasBall, setBall] = useState(true)
  const [background, setBackground] = useState<Background>('stadium')
  const [wearer, choose] = useWearerChoice()
  useUnknownNotice(wearer.unknown)
  const shirt = useShirt(document)
  const name = document.design.name || t('app:name.none')
  const field = useRef<HTMLElement>(null)
  const keepsakes = useKeepsakes({ stage, name, background, animation: wearer.animation, path: camera.path })
  const photo = useTeamPhoto({ stage, players: document.players, name, background })
  const { sitter } = photo
  return (
    <main
      id="content"
      ref={field}
      className={styles.field}
      data-theme={background === 'stadium' ? 'dark' : 'light'}
      data-background={background}
      data-shown={!isSolid || isReady || undefined}
    >
      <Backdrop background={background} />
      <header className={styles.top}>
        {link}
        <h1 className="display">{name}</h1>
      </header>
      <div className={styles.stage} inert={sitter !== null}>
        {isSolid ? (
          <Figure
            ref={stage}
            design={design}
            worn={sitter?.worn ?? shirt.worn}
            wearer={sitter?.wearer ?? wearer}
            label={t('figureLabel', { name, animation: t(`animation.${wearer.animation}`) })}
            speed={speed}
            view={sitter ? 'front' : camera.view}
            isPlaying={isPlaying && !sitter}
            hasShadow={!sitter}
            path={sitter ? 'still' : camera.path}
            hasBall={hasBall && !sitter}
            onTime={setTime}
            onReady={() => setReady(true)}
            onTurned={camera.release}
            onFailed={() => setSolid(false)}
          />
        ) : (
          <FlatKit design={design} view={{ ...shirt.worn, size: baseSize }} name={name} />
        )}
        {isSolid && !isReady && <div className={styles.coming} role="status" aria-label={t('app:stage.coming')} />}
      </div>
      <FigureBar {...{ wearer, choose, shirt, background, setBackground, isSolid, camera, hasBall, setBall }} />
      {isSolid ? (
        <MotionBar
          {...{ isPlaying, setPlaying, speed, setSpeed, time, camera, keepsakes, photo }}
          seek={share => {
            setPlaying(false)
            stage.current?.seek(share)
          }}
          showFullScreen={() => void field.current?.requestFullscreen?.().catch(() => {})}
        />
      ) : (
        <p className={styles.later}>{t('noSolid')}</p>
      )}
    </main>
  )
}

/** What is behind the figure. Fills its parent, and is painted anew when that changes its size. */
function Backdrop({ background }: { readonly background: Background }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (!element) return undefined
    const paint = backgroundPainter(background)
    const observer = new ResizeObserver(() => {
      const scale = Math.min(devicePixelRatio, 2)
      element.width = Math.max(1, Math.round(element.clientWidth * scale))
      element.height = Math.max(1, Math.round(element.clientHeight * scale))
      const pen = element.getContext('2d')
      if (pen) paint(pen, element.width, element.height)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [background])
  return <canvas ref={canvas} className={styles.backdrop} aria-hidden />
}

/** Says once what an address asked for and is not there. */
function useUnknownNotice(unknown: readonly string[]): void {
  const { t } = useTranslation('preview')
  const { toasts } = useServices()
  const parts = unknown.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once for each address.
  useEffect(() => {
    if (parts === '') return
    const names = parts.split(',').map(part => t(`part.${part}`))
    toasts.show({ key: 'unknown', severity: 'warn', text: t('unknown', { parts: names.join(', ') }), life: 8000 })
  }, [parts])
}

function Figure({ ref, ...kit }: Omit<WornKitProps, 'covered'> & { readonly ref: Ref<AvatarHandle> }) {
  const isNarrow = useNarrow()
  return (
    <GarmentBoundary fail={kit.onFailed}>
      <WornKit ref={ref} {...kit} covered={isNarrow ? coveredOnPhone : covered} />
    </GarmentBoundary>
  )
}

interface FlatKitProps {
  readonly design: PreviewedDesign
  readonly view: ArtworkView
  readonly name: string
}

/** Both sides, where nothing can be shown in the round. */
function FlatKit({ design, view, name }: FlatKitProps) {
  const { t } = useTranslation()
  return (
    <div className={styles.flat}>
      {(['front', 'back'] as const).map(side => (
        <KitImage
          key={side}
          kits={design.kits}
          garment={design.garment}
          document={design.document}
          side={side}
          view={view}
          label={`${name}: ${t(`app:stage.view.${side}`)}`}
        />
      ))}
    </div>
  )
}
