import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  ballOf,
  bootIds,
  buildIds,
  type ChosenWearer,
  clipIds,
  hairStyles,
  skinToneIds,
  type WearerPart,
} from '../../../engine/avatar/index.ts'
import { useNarrow } from '../../device/display.ts'
import { Segments } from '../../ui/controls/native/Segments.tsx'
import { Select } from '../../ui/controls/native/Select.tsx'
import { cameraPaths } from '../../viewer/avatar/cameraPaths.ts'
import { type Background, backgrounds } from './backgrounds.ts'
import { Faces } from './Faces.tsx'
import styles from './preview.module.css'
import { Sides } from './Sides.tsx'
import type { Camera } from './useCamera.ts'
import type { Shirt } from './useShirt.ts'

interface FigureBarProps {
  readonly wearer: ChosenWearer
  readonly choose: (part: WearerPart, id: string) => void
  readonly shirt: Shirt
  readonly background: Background
  readonly setBackground: (background: Background) => void
  readonly camera: Camera
  readonly hasBall: boolean
  readonly setBall: (hasBall: boolean) => void
  /** Whether there is anybody to choose. */
  readonly isSolid: boolean
}

/** Who wears the kit, what they do, whose shirt it is, and where. */
export function FigureBar(props: FigureBarProps) {
  const { wearer, choose, shirt, background, setBackground, isSolid, camera, hasBall, setBall } = props
  const { t } = useTranslation('preview')
  const isNarrow = useNarrow()
  const [isOpen, setOpen] = useState(!isNarrow)
  const { players, player, worn } = shirt
  const nameOf = {
    avatar: (id: string) => t(`avatar.${id}`),
    animation: (id: string) => t(`animation.${id}`),
    boots: (id: string) => t(`boots.${id}`),
    hair: (id: string) => t(`hair.${id}`),
    skin: (id: string) => t(`skin.${id}`),
    build: (id: string) => t(`build.${id}`),
  }
  const list = (part: keyof typeof nameOf, ids: readonly string[]) => (
    <Row label={t(`part.${part}`)}>
      <Select
        isPlain
        value={wearer[part]}
        choices={ids.map(value => ({ value, label: nameOf[part](value) }))}
        choose={id => choose(part, id)}
      />
    </Row>
  )
  return (
    <section className={styles.figure} aria-label={t('figure')} data-open={isOpen || undefined}>
      <button type="button" className={styles.fold} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('figure')}
        <ChevronDown aria-hidden />
      </button>
      {isSolid && <Faces avatar={wearer.avatar} choose={id => choose('avatar', id)} />}
      {isSolid && list('animation', clipIds)}
      {isSolid && list('build', buildIds)}
      {isSolid && list('hair', hairStyles)}
      {isSolid && list('skin', skinToneIds)}
      {isSolid && list('boots', bootIds)}
      {isSolid && (
        <Row label={t('camera')}>
          <Select
            isPlain
            value={camera.path}
            choices={cameraPaths.map(value => ({ value, label: t(`cameras.${value}`) }))}
            choose={id => camera.follow(cameraPaths.find(each => each === id) ?? 'still')}
          />
        </Row>
      )}
      {isSolid && isNarrow && <Sides camera={camera} wide />}
      {isSolid && ballOf(wearer.animation, 0) && (
        <Row label={t('ball')}>
          <input type="checkbox" checked={hasBall} onChange={event => setBall(event.target.checked)} />
        </Row>
      )}
      {players.length > 0 && (
        <Row label={t('shirtOf')}>
          <Select
            isPlain
            value={player ?? ''}
            choices={players.map(([value, { number, name }]) => ({ value, label: `${number} ${name}` }))}
            choose={shirt.choose}
          />
        </Row>
      )}
      <Segments
        wide
        label={t('version')}
        segments={(['player', 'goalkeeper'] as const).map(value => ({ value, label: t(`versions.${value}`) }))}
        value={worn.version}
        choose={shirt.setVersion}
      />
      {isSolid && (
        <Segments
          wide
          label={t('background')}
          segments={backgrounds.map(value => ({ value, label: t(`backgrounds.${value}`) }))}
          value={background}
          choose={setBackground}
        />
      )}
    </section>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: its control is what it is given.
    <label className={styles.wearer}>
      <span>{label}</span>
      {children}
    </label>
  )
}
