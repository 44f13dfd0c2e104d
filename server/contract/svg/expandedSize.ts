/** How many elements are drawn once every `use` stands for what it names; `Infinity` where one names itself. */
export function expandedSize(root: Element): number {
  const known = new Map<Element, number>()
  const entered = new Set<Element>()
  const named = new Map([...root.querySelectorAll('[id]')].map(element => [`#${element.id}`, element]))

  const sizeOf = (element: Element): number => {
    const size = known.get(element)
    if (size !== undefined) return size
    if (entered.has(element)) return Number.POSITIVE_INFINITY
    entered.add(element)
    let sum = 1
    for (const child of element.children) sum += sizeOf(child)
    const target = element.localName === 'use' ? named.get(hrefOf(element)) : undefined
    if (target) sum += sizeOf(target)
    entered.delete(element)
    known.set(element, sum)
    return sum
  }
  return sizeOf(root)
}

const hrefOf = (element: Element): string => element.getAttribute('href') ?? element.getAttribute('xlink:href') ?? ''
