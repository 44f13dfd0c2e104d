/** Where the tour leads. Elements carry their step in `data-tour`; where several do, the one that is seen counts. */
export const tourSteps = ['rail', 'stage', 'dock', 'undo', 'download'] as const

export type TourStep = (typeof tourSteps)[number]

export function elementOfStep(step: TourStep): Element | null {
  const marked = [...document.querySelectorAll(`[data-tour~="${step}"]`)]
  return marked.find(element => element.getClientRects().length > 0) ?? null
}
