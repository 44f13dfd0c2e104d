declare const brand: unique symbol

/** A base type that cannot be mixed up with another of the same base. The only place where brands are made. */
export type Branded<Base, Name extends string> = Base & { readonly [brand]: Name }
