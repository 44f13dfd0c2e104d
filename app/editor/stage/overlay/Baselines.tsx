import { flattenPath } from '../../../../engine/index.ts'
import { bendable, visibleRuns } from '../../../viewer/clothMark.ts'
import type { StageSurface } from '../../../viewer/stageSurface.ts'
import type { LayerOnCloth } from '../gesture/layersOnCloth.ts'
import styles from './overlay.module.css'

interface BaselinesProps {
  readonly surface: StageSurface
  readonly thing: LayerOnCloth
}

/** Longest straight piece, in mm. */
const step = 4

/** What bent letters stand on, along the cloth, while their text is selected. */
export function Baselines({ surface, thing: { group, layer } }: BaselinesProps) {
  const paths = group.items.flatMap(item => (item.kind === 'path' && item.baselines ? [item.baselines] : []))
  if (paths.length === 0) return null
  const { panel } = layer.place
  const runs = paths
    .flatMap(path => flattenPath(path))
    .map(line => visibleRuns(bendable({ line, closed: false }, step).map(([x, y]) => surface.project({ panel, x, y }))))
  return <path d={runs.join(' ')} className={styles.baseline} data-baseline />
}
