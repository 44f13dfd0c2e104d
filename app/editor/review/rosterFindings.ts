import { type DesignDocument, inOrder } from '../../../engine/index.ts'

/** What somebody should look at in the list of players before a kit is made of it. */
export type RosterFinding =
  | { readonly kind: 'nameless'; readonly number: string; readonly place: number }
  | { readonly kind: 'numberless'; readonly name: string; readonly place: number }
  | { readonly kind: 'same-number'; readonly number: string; readonly names: readonly string[] }

/** In the order of the list; numbers that several players wear come last. `place` counts from 1. */
export function rosterFindings({ players }: DesignDocument): readonly RosterFinding[] {
  const listed = inOrder(players).map(([, player], index) => ({ ...player, place: index + 1 }))
  const numbers = new Set(listed.map(({ number }) => number).filter(number => number !== ''))
  return [
    ...listed.flatMap(({ name, number, place }): RosterFinding[] => [
      ...(name.trim() === '' ? [{ kind: 'nameless', number, place } as const] : []),
      ...(number === '' ? [{ kind: 'numberless', name, place } as const] : []),
    ]),
    ...[...numbers].flatMap((number): RosterFinding[] => {
      const names = listed.filter(player => player.number === number).map(({ name }) => name)
      return names.length > 1 ? [{ kind: 'same-number', number, names }] : []
    }),
  ]
}
