/** How far the lids are shut at a time, 0 to 1: every few seconds for a seventh of one, never at even steps. */
export function lidsShut(seconds: number): number {
  const since = seconds - lastBlink(seconds)
  if (since > blinkTime) return 0
  return Math.sin((since / blinkTime) * Math.PI)
}

const blinkTime = 0.16
const between = 3.1

/** Blinks stand on a grid that is shaken, so that any moment can be asked for. */
function lastBlink(seconds: number): number {
  const slot = Math.floor(seconds / between)
  const at = (index: number) => index * between + 1.2 + 1.3 * Math.sin(index * 12.9898)
  return [slot, slot - 1].map(at).find(start => start <= seconds) ?? Number.NEGATIVE_INFINITY
}
