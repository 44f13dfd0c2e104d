import styles from './vision.module.css'
import type { Vision } from './vision.ts'

type Row = readonly [red: number, green: number, blue: number]

/**
 * What linear light becomes, a row for red, green and blue: of the three blindnesses as Machado, Oliveira and Fernandes
 * give it for those who lack a cone (2009, https://doi.org/10.1109/TVCG.2009.113), and the luminance of ITU-R BT.709.
 */
export const visionMatrices: Readonly<Record<Exclude<Vision, 'full'>, readonly [Row, Row, Row]>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  grey: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
}

/** The filters that the stage is seen through. */
export const VisionFilters = () => (
  <svg className={styles.filters} aria-hidden="true">
    {Object.entries(visionMatrices).map(([name, matrix]) => (
      <filter key={name} id={`vision-${name}`} colorInterpolationFilters="linearRGB">
        <feColorMatrix type="matrix" values={[...matrix.map(row => `${row.join(' ')} 0 0`), '0 0 0 1 0'].join(' ')} />
      </filter>
    ))}
  </svg>
)
