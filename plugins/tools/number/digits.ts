/** One or two figures, all Latin or all Khmer, as they were typed; `null` for anything else. */
export function readDigits(typed: string): string | null {
  const digits = typed.trim()
  return /^(?:[0-9]{1,2}|[០-៩]{1,2})$/.test(digits) ? digits : null
}
