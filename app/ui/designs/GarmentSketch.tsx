import { useState } from 'react'
import type { DesignCard } from '../../../server/contract/designs/design.ts'
import type { ProductType } from '../../../server/contract/tenantSettings.ts'
import { useServices } from '../../session/ServicesContext.ts'
import styles from './garmentSketch.module.css'

interface Sketch {
  /** The pieces, in a box of 120. */
  readonly body: readonly string[]
  /** Seams and edges on them. */
  readonly lines: readonly string[]
}

const tee = 'M44 20 26 28 8 58 24 66 32 54V104H88V54L96 66 112 58 94 28 76 20C74 28 67 32 60 32S46 28 44 20Z'

const sketches: Readonly<Record<ProductType, Sketch>> = {
  SOCCER_KIT: {
    body: [
      'M46 10 30 17 16 40 29 47 36 38V72H84V38L91 47 104 40 90 17 74 10C72 16 66 19 60 19S48 16 46 10Z',
      'M37 76H83L88 112H64L60 94 56 112H32Z',
    ],
    lines: ['M42 12C45 22 52 25 60 25S75 22 78 12', 'M36 38 34 26M84 38 86 26', 'M37 81H83'],
  },
  POLO_SHIRT: { body: [tee], lines: ['M44 20 52 38 60 32 68 38 76 20', 'M60 32V52', 'M32 54 30 38M88 54 90 38'] },
  SLEEVELESS_SHIRT: {
    body: ['M44 18 34 22C37 38 34 46 28 52V104H92V52C86 46 83 38 86 22L76 18C75 32 68 40 60 40S45 32 44 18Z'],
    lines: ['M39 20C41 37 40 48 33 56M81 20C79 37 80 48 87 56'],
  },
  OVERSIZED_SHIRT: {
    body: ['M43 20 22 28 4 68 24 74 30 62V108H90V62L96 74 116 68 98 28 77 20C75 27 67 31 60 31S45 27 43 20Z'],
    lines: ['M30 62 24 40M90 62 96 40', 'M39 22C43 34 51 37 60 37S77 34 81 22', 'M30 103H90'],
  },
  TSHIRT: { body: [tee], lines: ['M40 22C44 34 51 38 60 38S76 34 80 22', 'M32 54 30 38M88 54 90 38', 'M32 99H88'] },
  HOODIE: {
    body: [
      'M44 28 28 34 10 96 24 100 32 70V108H88V70L96 100 110 96 92 34 76 28Z',
      'M42 30C38 8 50 6 60 6S82 8 78 30C72 40 66 42 60 42S48 40 42 30Z',
    ],
    lines: ['M44 80H76L82 96H38Z', 'M54 42V58M66 42V56', 'M32 103H88'],
  },
  BOXY_FIT: {
    body: ['M44 24 24 30 8 56 24 66 28 60V96H92V60L96 66 112 56 96 30 76 24C74 31 67 34 60 34S46 31 44 24Z'],
    lines: ['M40 25C44 37 51 40 60 40S76 37 80 25', 'M28 60 26 42M92 60 94 42'],
  },
  BOXING_TRUNK: {
    body: ['M30 22H90L104 98H66L60 68 54 98H16Z'],
    lines: ['M28 36H92', 'M60 36V68', 'M22 98 36 36M98 98 84 36'],
  },
}

interface GarmentSketchProps {
  readonly type: ProductType
  /** Of the cloth and of the seams; a bare pattern without them. */
  readonly colours?: readonly string[]
}

/** A garment as a line drawing, where there is no image of it. */
export function GarmentSketch({ type, colours = [] }: GarmentSketchProps) {
  const { body, lines } = sketches[type]
  const [cloth = 'none', trim = 'currentColor'] = colours
  return (
    <svg className={styles.sketch} viewBox="0 0 120 120" width="120" height="120" aria-hidden>
      {body.map(path => (
        <path key={path} d={path} fill={cloth} />
      ))}
      {lines.map(path => (
        <path key={path} d={path} className={styles.seam} stroke={trim} />
      ))}
    </svg>
  )
}

/** A drawn shirt in the colours of a design that has no image yet: the one that covers most first. */
function Jersey({ colours }: { readonly colours: readonly string[] }) {
  const [body = 'var(--bg-muted)', sleeves = body, trim = sleeves] = colours
  return (
    <svg className={styles.jersey} viewBox="0 0 200 200" aria-hidden focusable="false">
      <path d="M62 36 24 64l18 34 20-12z" fill={sleeves} />
      <path d="M138 36 176 64l-18 34-20-12z" fill={sleeves} />
      <path d="m24 64 18 34 6-4-17-35zM176 64l-18 34-6-4 17-35z" fill={trim} />
      <path d="m60 37 24-9q16 14 32 0l24 9 2 50v91q-42 8-84 0V87z" fill={body} />
      <path d="m84 28q16 14 32 0l4 2q-20 20-40 0z" fill={trim} />
      <path
        className={styles.seams}
        d="m60 37 24-9q16 14 32 0l24 9 36 27-18 34-16-11v91q-42 8-84 0V87L42 98 24 64zM60 37l-2 50m82-50 2 50"
      />
    </svg>
  )
}

/** The image of a design; a drawn shirt in its colours until it has one. What it shows is said beside it. */
export function DesignImage({ thumbnail, colours }: Pick<DesignCard, 'thumbnail' | 'colours'>) {
  const { withTenant } = useServices()
  const [broken, setBroken] = useState<string | null>(null)
  if (thumbnail === null || thumbnail === broken) return <Jersey colours={colours} />
  return (
    <img
      className={styles.image}
      src={withTenant(thumbnail)}
      width={600}
      height={750}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(thumbnail)}
    />
  )
}
