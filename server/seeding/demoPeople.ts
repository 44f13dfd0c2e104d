interface DemoPerson {
  readonly name: 'dara' | 'bopha' | 'admin'
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly kind: 'customer' | 'admin'
}

/** Who has an account in every shop of the demo. */
export const demoPeople: readonly DemoPerson[] = [
  { name: 'dara', firstName: 'Dara', lastName: 'Sok', phone: '+85512345678', kind: 'customer' },
  { name: 'bopha', firstName: 'Bopha', lastName: 'Chan', phone: '+85512345679', kind: 'customer' },
  { name: 'admin', firstName: 'Sophea', lastName: 'Kim', phone: '+85512345680', kind: 'admin' },
]

/** Everybody's password in the demo. It is told to whoever starts the server, and is never set in production. */
export const demoPassword = 'rain-goal-mango'

/** Such as `dara@angkor.example`. */
export const demoEmail = (name: DemoPerson['name'], slug: string): string => `${name}@${slug}.example`
