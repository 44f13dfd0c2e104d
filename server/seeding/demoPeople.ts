interface DemoPerson {
  readonly name: 'dara' | 'bopha' | 'admin'
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly kind: 'customer' | 'admin'
}

/** The accounts of every demo shop. */
export const demoPeople: readonly DemoPerson[] = [
  { name: 'dara', firstName: 'Dara', lastName: 'Sok', phone: '+85512345678', kind: 'customer' },
  { name: 'bopha', firstName: 'Bopha', lastName: 'Chan', phone: '+85512345679', kind: 'customer' },
  { name: 'admin', firstName: 'Sophea', lastName: 'Kim', phone: '+85512345680', kind: 'admin' },
]

/** The password of all demo accounts. It is printed at start and never used in production. */
export const demoPassword = 'rain-goal-mango'

/** Such as `dara@angkor.example`. */
export const demoEmail = (name: DemoPerson['name'], slug: string): string => `${name}@${slug}.example`
