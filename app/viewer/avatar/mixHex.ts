/** Between two colours `#rrggbb`. */
export function mixHex(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)
  const mix = (at: number) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share)
  return `#${[1, 3, 5].map(at => mix(at).toString(16).padStart(2, '0')).join('')}`
}
