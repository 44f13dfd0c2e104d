import { Link } from 'react-router-dom'
import styles from './partLinks.module.css'

interface PartLinksProps<Part extends string> {
  readonly label: string
  /** The address of the screen, which those of its parts begin with. */
  readonly at: string
  readonly parts: readonly Part[]
  readonly chosen: Part
  readonly nameOf: (part: Part) => string
}

/** The parts of a screen, each at an address of its own. */
export function PartLinks<Part extends string>({ label, at, parts, chosen, nameOf }: PartLinksProps<Part>) {
  return (
    <nav className={styles.parts} aria-label={label}>
      {parts.map(part => (
        <Link key={part} to={`${at}/${part}`} aria-current={part === chosen ? 'page' : undefined}>
          {nameOf(part)}
        </Link>
      ))}
    </nav>
  )
}
